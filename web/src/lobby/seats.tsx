import type { JSX } from 'preact';
import { liveryOf } from '../board/palette.js';
import { w } from '../i18n/index.js';
import type { FreeSeat, GameInfo, Sitter } from '../protocol.js';
import { sidesOf } from './seating.js';
import { usualLevel } from './usual.js';

interface Props {
  game: GameInfo;
  seats: FreeSeat[];
  sitters: Sitter[]; // one a seat
  onSit(seat: number, sitter: Sitter): void;
}

// A chair for every seat of the set-up, by side and in its colours.
export function Seats({ game, seats, sitters, onSit }: Props): JSX.Element {
  const t = w();
  const mine = sitters.filter((sitter) => sitter.kind === 'me').length;
  return (
    <fieldset class="seats">
      <legend>{t.seats}</legend>
      {sidesOf(seats).map(({ side, camp, nation, seats: chairs }) => (
        <div key={side} class="side-seats" style={{ '--camp': liveryOf(nation, side).card }}>
          {camp !== '' && <p class="side-camp">{camp}</p>}
          {chairs.map(({ seat, name }) => (
            <Chair key={seat} name={name} game={game} sitter={sitters[seat] ?? { kind: 'me' }} onSit={(sitter) => onSit(seat, sitter)} />
          ))}
        </div>
      ))}
      {mine > 1 && <p class="quiet">{t.hotSeat}</p>}
      {mine === 0 && <p class="quiet">{t.nobodyMine}</p>}
    </fieldset>
  );
}

function Chair({ name, game, sitter, onSit }: { name: string; game: GameInfo; sitter: Sitter; onSit(sitter: Sitter): void }): JSX.Element {
  const t = w();
  const level = usualLevel(game)?.key ?? '';
  return (
    <div class="seat">
      <label>
        <span class="camp">{name}</span>
        <select
          value={sitter.kind}
          onChange={(event) => {
            const kind = event.currentTarget.value as Sitter['kind'];
            onSit(kind === 'computer' ? { kind, level } : { kind });
          }}
        >
          <option value="me">{t.me}</option>
          <option value="friend">{t.friend}</option>
          {game.levels.length > 0 && <option value="computer">{t.computer}</option>}
        </select>
      </label>
      {sitter.kind === 'computer' && (
        <label>
          <span class="visually-hidden">{t.level}</span>
          <select value={sitter.level} onChange={(event) => onSit({ kind: 'computer', level: event.currentTarget.value })}>
            {game.levels.map((one) => (
              <option key={one.key} value={one.key}>
                {one.title}
              </option>
            ))}
          </select>
          <small class="quiet">{game.levels.find((one) => one.key === sitter.level)?.text ?? ''}</small>
        </label>
      )}
    </div>
  );
}
