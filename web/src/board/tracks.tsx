// Markers on the tracks of the sheet: a ring, through which the printed figure shows, or small tokens
// where several tracks share their boxes (the morale of both camps).
import type { Board, Scene, Track } from '../protocol.js';
import { liveryOf, sideLivery } from './palette.js';
import { pure } from './pure.js';

type Box = Track['boxes'][number];

const kShared = 34; // boxes of two tracks nearer than this are one printed box

function shares(board: Board, track: Track, box: Box): boolean {
  return board.tracks.some(
    (other) =>
      other !== track && other.boxes.some((one) => Math.abs(one.at[0] - box.at[0]) < kShared && Math.abs(one.at[1] - box.at[1]) < 1),
  );
}

// The first capital of whom a track is about: "Morale: Republicans" is R.
function letterOf(title: string): string {
  return (title.slice(title.indexOf(':') + 1).match(/\p{Lu}/u) ?? [''])[0];
}

export const Marks = pure(({ board, marks }: { board: Board; marks: Scene['marks'] }) => (
  <g class="marks">
    {board.tracks.map((track) => {
      const box = track.boxes.find((one) => one.value === marks[track.id]);
      if (!box) return null;
      const text = `${track.title}: ${box.label || box.value}`;
      const shared = shares(board, track, box);
      const camp = board.sides.findIndex((side) => track.title.includes(side.name));
      const livery = camp < 0 ? liveryOf('', 1) : sideLivery(board, camp);
      // The value of a crowded box stays legible: the tokens stand on its lower edge.
      const y = shared ? box.at[1] + 26 : box.at[1];
      return (
        <g key={track.id} role="img" aria-label={text} class="mark" style={{ transform: `translate(${box.at[0]}px,${y}px)` }}>
          <title>{text}</title>
          {shared ? (
            <>
              <circle r="9.6" cx="0.8" cy="1.4" fill="#000" fill-opacity="0.35" />
              <circle class="token" r="9.6" fill={livery.card} stroke={livery.dark} />
              <text y="4.6" fill={livery.ink}>
                {letterOf(track.title)}
              </text>
            </>
          ) : (
            <>
              <circle r="17.5" cx="1" cy="1.6" class="mark-shadow" />
              <circle r="17.5" class="mark-rim" />
              <circle r="17.5" class="mark-ring" />
              <circle r="15.4" class="mark-shine" />
            </>
          )}
        </g>
      );
    })}
  </g>
));
