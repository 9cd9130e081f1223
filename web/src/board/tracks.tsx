// Rings on the tracks of the sheet; the printed figure shows through the middle.
import type { Board, Scene } from '../protocol.js';
import { pure } from './pure.js';

export const Marks = pure(({ board, marks }: { board: Board; marks: Scene['marks'] }) => {
  const taken = new Map<string, number>();
  return (
    <g class="marks">
      {board.tracks.map((track) => {
        const value = marks[track.id];
        const box = track.boxes.find((one) => one.value === value);
        if (!box) return null;
        // Two tracks may share their boxes (the morale of both camps): the second ring is a size larger.
        const place = box.at.join(',');
        const order = taken.get(place) ?? 0;
        taken.set(place, order + 1);
        return (
          <g key={track.id} role="img" aria-label={`${track.title}: ${box.label || box.value}`} class={`mark mark-${order}`} style={{ transform: `translate(${box.at[0]}px,${box.at[1]}px)` }}>
            <circle r={17.5 + order * 6} cx="1" cy="1.6" class="mark-shadow" />
            <circle r={17.5 + order * 6} class="mark-rim" />
            <circle r={17.5 + order * 6} class="mark-ring" />
            <circle r={15.4 + order * 6} class="mark-shine" />
          </g>
        );
      })}
    </g>
  );
});
