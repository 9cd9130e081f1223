// Figures of 1793 and 1870 in one colour, for those who prefer pictures to signs. All drawn around (0, 0) and
// about 60 wide and 44 high.
import type { JSX } from 'preact';

type Hat = 'bicorne' | 'casquet' | 'round' | 'kepi' | 'spike';

const kHats: Record<string, Hat> = { austrian: 'casquet', vendeen: 'round', imperial: 'kepi', prussian: 'spike' };

const kHatPaths: Record<Hat, string> = {
  bicorne: 'M-6.6,-13.2Q-4.6,-15.6 -3,-18.6Q0,-20.8 3,-18.8Q4.6,-15.6 6.8,-13.4Q0,-16.2 -6.6,-13.2Z',
  casquet: 'M-3.6,-13.4L-3.4,-18.6Q0,-19.6 2.6,-19L3.4,-22.2L4.8,-22L4.2,-13.6L6,-12.8L4,-12.6Z',
  kepi: 'M-3.8,-13.2L-3.2,-17.8Q0,-19.4 3.4,-18.2L4,-14L7.2,-12.8L3.8,-12.4Z',
  spike: 'M-4.2,-12.8Q-4.4,-18 -0.7,-18.2L0,-23L0.7,-18.2Q4.4,-18 4.2,-13.6L6.6,-12.6L4,-12.2Z',
  round: 'M-7.6,-13.2Q0,-15.4 7.8,-13.2Q0,-11.8 -7.6,-13.2ZM-3.6,-13.6Q-3.6,-18.6 0,-18.8Q3.6,-18.6 3.6,-13.6Z',
};

// A man on the march to the right; muskets for the line, a scythe for the parish.
function Foot({ x, y, hat }: { x: number; y: number; hat: Hat }): JSX.Element {
  return (
    <g transform={`translate(${x},${y})`}>
      <path d={kHatPaths[hat]} />
      {hat === 'round' && <path d="M-3.2,-15.6Q-6.4,-20 -5.4,-22.6Q-3,-20.4 -2,-16Z" />}
      <circle cx="0.4" cy="-11.4" r="2.9" />
      <path d="M-1.8,-11.6L-3.8,-7.4L-2.6,-7.2L-0.8,-10Z" />
      <path d="M-3.8,-7.6Q0,-9.6 3.6,-7.8L4.6,-1L4.2,5.4L6,10.6L3.4,10L-2.4,7L-6.4,12.6L-7.8,11L-4.6,3.4Z" />
      {hat !== 'round' && <rect x="-8" y="-7.4" width="4.6" height="7.4" rx="1" />}
      <path d="M1,5L6.4,12.4L6,19.4L9.6,20.4V22H3.8L3.4,13.6L-1.6,7.6Z" />
      <path d="M-2.4,5L-3.4,12.2L-7.6,18.6L-9.2,19.8L-7.8,22L-4.8,21L-0.4,14L2,7Z" />
      <path d="M2,-6.8L7.4,-1.8L4.4,3.6L2.6,2.4L4.2,-1.2L0.6,-4.2Z" />
      {hat === 'round' ? (
        <path d="M5.6,8.6L-1.4,-20.6L-2.6,-20.4L4.2,9ZM-2.6,-19.6Q5,-22.8 12,-17.4Q5.2,-20 -1.6,-17.4Z" />
      ) : (
        <path d="M6.2,4.8L-9.4,-19.8L-11.6,-25.4L-7.8,-20.8L8,2.8Z" />
      )}
    </g>
  );
}

function Horse({ nation }: { nation: string }): JSX.Element {
  return (
    <g transform="translate(-1,1)">
      <path
        d="M26.6,-9.4L22.4,-14.6L19.6,-17.4L19.4,-14.8Q15.6,-13.6 13.4,-9.8Q11.6,-5.4 7.6,-4.4Q-1,-2.6 -8.6,-5.2Q-13.6,-6.6 -16.6,-3.4
           Q-22.6,-3.8 -25.4,2.2Q-27,7.4 -29.4,9.6Q-23.4,9 -21.4,3.6Q-20,0.4 -17.4,0.2Q-17,3.4 -15,5.6L-18.4,9.6L-24.6,13.4L-23.2,15.4L-21.6,16.6
           L-15.2,12L-10.2,7.2L-11,10.8L-14.6,16.4L-15,19.6L-11.8,19.8L-11.4,17.2L-6.4,10.6L-4.4,6.6Q2,7.8 8.4,6.2L13.4,9.6L17.2,9.4L19.4,13.6
           L22,13.8L21.2,10.8L18.6,6.2L14.6,5.6L19.4,2.6L24.6,4.4L25.2,8.4L28,8L27.4,2.4L20,-1.2L14.6,1.6Q16.8,-3.2 18.6,-6.4Q20.2,-7.8 22,-7.2L24.6,-6.4Q26.6,-7 26.6,-9.4Z"
      />
      <path d="M-4.6,-3.6Q-5.4,-9.4 -2.8,-13.6Q0.4,-15.4 3.2,-13.4L4.6,-8L10.6,-8.4L10.8,-6L3,-5.2L4.6,-2.6L6.4,6.2L4,8.6L1.4,7L1.6,0Z" />
      <circle cx="0.6" cy="-16.8" r="2.9" />
      {nation === 'vendeen' ? (
        <path d={kHatPaths.round} transform="translate(0.4,-5.2)" />
      ) : (
        <path d="M-3,-18.2L-2.6,-22.6Q0.6,-25.4 4,-22.8L4.2,-18.2L6.2,-17.4L4,-17.2ZM-2.6,-22Q-7.4,-21.4 -7.2,-15.8Q-4.6,-17 -2.6,-19.4Z" />
      )}
      <path d="M2.6,-12.2L8.4,-16.2L7.6,-18L8.8,-19L10.2,-17.4Q17,-22.6 19.6,-25.4Q17,-18.8 11,-15.6L11.4,-14.4L10,-14L4,-8.8Z" />
    </g>
  );
}

function Cannon({ ink }: { ink: string }): JSX.Element {
  return (
    <g>
      <path d="M-12,-6.2L24.6,-15.4L24.2,-17L27.6,-17.8L29.2,-11.4L25.8,-10.6L25.6,-12L-8.6,2.4Z" />
      <circle cx="-13.4" cy="-2.6" r="2.7" />
      <path d="M-14,-1L-1,-2.4L4,5.6L-26.6,19.4L-29.4,18.4L-28.6,16Z" />
      <circle cx="3" cy="6" r="13.4" fill="none" stroke={ink} stroke-width="3" />
      <circle cx="3" cy="6" r="3.2" />
      <path d="M3,-6V18M-9,6H15M-5.5,-2.5L11.5,14.5M-5.5,14.5L11.5,-2.5" stroke={ink} stroke-width="1.7" />
    </g>
  );
}

export function Silhouette({ kind, nation, ink }: { kind: string; nation: string; ink: string }): JSX.Element {
  const hat = kHats[nation] ?? 'bicorne';
  return (
    <g class="silhouette" fill={ink}>
      {kind === 'cavalry' && <Horse nation={nation} />}
      {(kind === 'artillery' || kind === 'guns') && <Cannon ink={ink} />}
      {kind !== 'cavalry' && kind !== 'artillery' && kind !== 'guns' && (
        <>
          <Foot x={-18} y={0} hat={hat} />
          <Foot x={0} y={0} hat={hat} />
          <Foot x={18} y={0} hat={hat} />
        </>
      )}
    </g>
  );
}
