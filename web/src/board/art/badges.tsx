// States of a counter as shapes: each is told from the others without its colour. Around (0, 0),
// within 30 by 30.
import type { JSX } from 'preact';

const kEdge = { stroke: '#17120b', 'stroke-width': 1.8, 'stroke-linejoin': 'round' } as const;

function shape(badge: string): JSX.Element | null {
  switch (badge) {
    case 'disorganised-1':
      return (
        <g>
          <path d="M0,-15L15,0L0,15L-15,0Z" fill="#f2c230" {...kEdge} />
          <path d="M-1.8,-8H1.8L1.2,3H-1.2ZM-1.9,5H1.9V8.6H-1.9Z" fill="#17120b" />
        </g>
      );
    case 'disorganised-2':
      return (
        <g>
          <path d="M0,-15L15,0L0,15L-15,0Z" fill="#e07b1f" {...kEdge} />
          <path d="M-5.2,-7H-1.8L-2.4,3H-4.6ZM-5.3,4.6H-1.7V8H-5.3ZM1.8,-7H5.2L4.6,3H2.4ZM1.7,4.6H5.3V8H1.7Z" fill="#17120b" />
        </g>
      );
    case 'loss-1':
    case 'loss-2':
    case 'loss-3':
      return (
        <g>
          <rect x="-13" y="-13" width="26" height="26" rx="3" fill="#b3262e" {...kEdge} />
          <text y="6.4" text-anchor="middle" font-size="18" font-weight="700" fill="#fff">
            {`−${badge.slice(-1)}`}
          </text>
        </g>
      );
    case 'demoralised':
      return (
        <g>
          <circle r="13.4" fill="#fff" {...kEdge} />
          <path d="M-6,10V-10" stroke="#17120b" stroke-width="2.6" />
          <path d="M-5,-9.4Q0,-7.6 8.6,-3Q2,0.4 5.4,7Q-1,1 -5,2Z" fill="#17120b" />
        </g>
      );
    case 'routed':
      return (
        <g>
          <circle r="14" fill="#8c1d24" {...kEdge} />
          <path d="M-6,10V-10H-4V-9Q1,-12 4,-8.6T10,-8.4V2Q6,4.6 3,1.4T-4,1V10Z" fill="#fff" />
        </g>
      );
    case 'no-command':
      return (
        <g>
          <circle r="13.4" fill="#fff" {...kEdge} />
          <path d="M-5,8L4,-8M2,-8.6L6.4,-6.2" stroke="#17120b" stroke-width="3" stroke-linecap="round" />
          <path d="M-9,-9L9,9" stroke="#b3262e" stroke-width="3.4" />
        </g>
      );
    case 'harnessed':
      return (
        <g>
          <rect x="-13" y="-13" width="26" height="26" rx="4" fill="#efe3c8" {...kEdge} />
          <path d="M-5.6,9.4L-7.4,9.4Q-9.4,-9 0,-9.4Q9.4,-9 7.4,9.4L5.6,9.4" fill="none" stroke="#5b3b17" stroke-width="4" />
          <path d="M-7.6,2H-4.8M7.6,2H4.8M-6.8,-4H-4M6.8,-4H4" stroke="#efe3c8" stroke-width="1.2" />
        </g>
      );
    case 'activated':
      return (
        <g>
          <circle r="13.4" fill="#2c6640" {...kEdge} />
          <path d="M-7,0.4L-2,6L7,-6" fill="none" stroke="#fff" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round" />
        </g>
      );
    case 'activated-part':
      return (
        <g>
          <circle r="13.4" fill="#f4f1e6" {...kEdge} />
          <path d="M0,-12.5A12.5,12.5 0 0 0 0,12.5Z" fill="#2c6640" />
          <path d="M-7,0.4L-2,6L7,-6" fill="none" stroke="#17120b" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" />
        </g>
      );
    case 'moving':
      return (
        <g>
          <path d="M-14,-6H0V-14L15,0L0,14V6H-14Z" fill="#f6c445" {...kEdge} />
        </g>
      );
    case 'moved':
      return (
        <g>
          <path d="M-14,-11H2L14,0L2,11H-14L-5,0Z" fill="#d8d2c2" {...kEdge} />
          <path d="M-3,-5L3,0L-3,5" fill="none" stroke="#17120b" stroke-width="2.4" />
        </g>
      );
    case 'fired':
      return (
        <path
          d="M0,-15L3.6,-6.6L11,-11L8.2,-2.8L15,0L8.2,3.4L11,11L3.4,7.4L0,15L-3.4,7.4L-11,11L-8.2,3.4L-15,0L-8.2,-2.8L-11,-11L-3.6,-6.6Z"
          fill="#f4d35e"
          {...kEdge}
        />
      );
    case 'fought':
      return (
        <g>
          <circle r="13.4" fill="#efe3c8" {...kEdge} />
          <path
            d="M-7,-8.4L6.4,7M7,-8.4L-6.4,7M-8.6,4.4L-4,8.6M8.6,4.4L4,8.6"
            fill="none"
            stroke="#17120b"
            stroke-width="2.5"
            stroke-linecap="round"
          />
        </g>
      );
    case 'replacement':
      return (
        <g>
          <circle r="13.4" fill="#dfe6ee" {...kEdge} />
          <path d="M-7,2A7.2,7.2 0 1 1 0,7.4" fill="none" stroke="#17120b" stroke-width="2.6" />
          <path d="M-11,-1.4L-6.4,5.4L-2.6,-1.4Z" fill="#17120b" />
        </g>
      );
    case 'isolated':
      return (
        <g>
          <circle r="13.4" fill="#fff" {...kEdge} stroke-dasharray="5 3.4" />
          <circle r="4" fill="#17120b" />
        </g>
      );
    case 'reserve':
      return (
        <g>
          <path d="M-11,-13H11V5Q11,11 0,15Q-11,11 -11,5Z" fill="#e9e2d0" {...kEdge} />
          <path d="M-4,-7V7M-4,-7H1.6Q5,-6.4 5,-3.2T1.4,0.4H-4M1,0.4L5,7" fill="none" stroke="#17120b" stroke-width="2.6" />
        </g>
      );
    case 'wounded':
      return (
        <g>
          <rect x="-13" y="-13" width="26" height="26" rx="13" fill="#fff" {...kEdge} />
          <path d="M-3,-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z" fill="#b3262e" />
        </g>
      );
    default:
      return null;
  }
}

export function Badge({ badge, word }: { badge: string; word: string }): JSX.Element {
  const drawn = shape(badge);
  if (drawn) return drawn;
  const tag = word.length <= 5 ? word : `${word.slice(0, 4)}.`;
  const width = 8 + tag.length * 6.6;
  return (
    <g>
      <rect x={14 - width} y="-8" width={width} height="16" rx="3" fill="#fdf8ea" {...kEdge} />
      <text x={14 - width / 2} y="4" text-anchor="middle" font-size="11.5" font-weight="600" fill="#17120b">
        {tag}
      </text>
    </g>
  );
}
