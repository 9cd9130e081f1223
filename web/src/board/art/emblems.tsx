// What the back of a counter shows, and the seal of a camp: around (0, 0), within 40 by 44.
import type { JSX } from 'preact';

function Lily(): JSX.Element {
  return (
    <path
      d="M0,-21C6.4,-13 7.4,-5.6 2.8,4L-2.8,4C-7.4,-5.6 -6.4,-13 0,-21ZM4.4,4C5.2,-6.4 11.2,-12.4 16.4,-8.6C21.2,-4.8 18.4,3.6 13,2.8
         C15.2,0.8 14.2,-3.2 11.2,-2.4C8,-1.4 7.4,1.4 7,4ZM-4.4,4C-5.2,-6.4 -11.2,-12.4 -16.4,-8.6C-21.2,-4.8 -18.4,3.6 -13,2.8
         C-15.2,0.8 -14.2,-3.2 -11.2,-2.4C-8,-1.4 -7.4,1.4 -7,4ZM-8.6,5.4H8.6V9.2H-8.6ZM-2.8,10.6H2.8C3.2,15 5,17.2 9.2,18.8
         C5.2,19.4 2,19.6 0,22.4C-2,19.6 -5.2,19.4 -9.2,18.8C-5,17.2 -3.2,15 -2.8,10.6Z"
    />
  );
}

function Cap({ livery }: { livery: string }): JSX.Element {
  return (
    <g>
      <path d="M-15,10L-16.4,20.6Q-11.6,22.4 -8.4,13Z" fill={livery} stroke="#00000059" stroke-width="0.8" />
      <path
        d="M-16,11C-20,-8 -10,-21 4,-21C14.6,-21 21.4,-13 19.6,-3.4C18.6,2.4 11.4,3 10,-2.2C9.4,-5 10.8,-7.6 8.4,-8.8C6,-4 9.4,5 13.6,9.6Q-1,16 -16,11Z"
        fill={livery}
        stroke="#00000059"
        stroke-width="0.8"
      />
      <path d="M8.4,-8.8C7.6,-12.4 4.4,-14 1,-13.4" fill="none" stroke="#00000059" stroke-width="1.2" stroke-linecap="round" />
      <path d="M-17,8.4Q-1,15.6 14.8,7.4L15.4,12.4Q-1,20 -16.8,13.6Z" fill={livery} stroke="#00000059" stroke-width="0.8" />
      <circle cx="-7" cy="1.6" r="4.6" fill="#f4f1e8" />
      <circle cx="-7" cy="1.6" r="3.1" fill="#b3262e" />
      <circle cx="-7" cy="1.6" r="1.6" fill="#27457c" />
    </g>
  );
}

function Crown(): JSX.Element {
  return (
    <path
      d="M-10,-8L-12.6,-17.4Q-6.4,-21 -1,-17.6L-1,-20.4H-2.6V-22H-1V-23.6H1V-22H2.6V-20.4H1L1,-17.6Q6.4,-21 12.6,-17.4L10,-8ZM-10,-6.8H10V-4.4H-10Z"
      fill-rule="evenodd"
    />
  );
}

function Monogram({ letters }: { letters: string }): JSX.Element {
  return (
    <g>
      <Crown />
      <text y="19" text-anchor="middle" font-family="'EB Garamond', Garamond, 'DejaVu Serif', serif" font-size="24" font-weight="600">
        {letters}
      </text>
    </g>
  );
}

export function Emblem({ nation, ink }: { nation: string; ink: string }): JSX.Element {
  return (
    <g fill={ink}>
      {nation === 'vendeen' ? (
        <Lily />
      ) : nation === 'french' || nation === 'republican' ? (
        <Cap livery="#c8323a" />
      ) : nation === 'austrian' ? (
        <Monogram letters="F II" />
      ) : nation === 'imperial' ? (
        <Monogram letters="N" />
      ) : nation === 'prussian' ? (
        <Monogram letters="W" />
      ) : nation === 'english' ? (
        <Monogram letters="GR" />
      ) : (
        <path d="M0,-20L5,-6.2L19.6,-5.8L8,3.2L12,17L0,9L-12,17L-8,3.2L-19.6,-5.8L-5,-6.2Z" />
      )}
    </g>
  );
}
