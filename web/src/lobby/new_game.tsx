import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { GameInfo, NewMatch } from '../protocol.js';
import { usualLevel, usualOptions } from './lobby.js';

type Sitter = NewMatch['seats'][number];

interface Props {
  games: GameInfo[];
  busy: boolean;
  onBegin(match: NewMatch): Promise<void>;
}

export function NewGame({ games, busy, onBegin }: Props): JSX.Element {
  const [key, setKey] = useState('');
  const [scenario, setScenario] = useState('');
  const [options, setOptions] = useState<Record<string, string>>({});
  const [sitters, setSitters] = useState<Sitter[]>([]);
  const game = games.find((one) => one.key === key) ?? games[0];
  if (!game) return <section class="card">{w().loading}</section>;

  const t = w();
  const level = usualLevel(game)?.key ?? '';
  const chosenScenario = game.scenarios.find((one) => one.key === scenario) ?? game.scenarios[0];
  const chosenOptions = { ...usualOptions(game), ...options };
  const sitting: Sitter[] = game.seats.map((_, seat) => sitters[seat] ?? (seat === 0 ? { kind: 'me' } : { kind: 'computer', level }));
  const sit = (seat: number, sitter: Sitter): void => setSitters(sitting.map((old, i) => (i === seat ? sitter : old)));
  const mine = sitting.filter((sitter) => sitter.kind === 'me').length;

  const chooseGame = (other: string): void => {
    setKey(other);
    setScenario('');
    setOptions({});
    setSitters([]);
  };
  return (
    <form
      class="card new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void onBegin({ game: game.key, scenario: chosenScenario?.key ?? '', options: chosenOptions, seats: sitting });
      }}
    >
      <h2>{t.newGame}</h2>
      <p class="quiet">{t.newGameIntro}</p>
      <fieldset class="radios">
        <legend>{t.game}</legend>
        {games.map((one) => (
          <label key={one.key} class="radio">
            <input type="radio" name="game" checked={one.key === game.key} onChange={() => chooseGame(one.key)} />
            <span>{one.title}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="radios tall">
        <legend>{t.scenario}</legend>
        {game.scenarios.map((one) => (
          <label key={one.key} class="radio">
            <input type="radio" name="scenario" checked={one === chosenScenario} onChange={() => setScenario(one.key)} />
            <span>{one.title}</span>
          </label>
        ))}
      </fieldset>
      {game.options.length > 0 && (
        <fieldset class="options">
          <legend>{t.options}</legend>
          {game.options.map((option) => (
            <label key={option.key} class="option">
              <span>{option.text}</span>
              <select
                value={chosenOptions[option.key]}
                onChange={(event) => setOptions({ ...options, [option.key]: event.currentTarget.value })}
              >
                {option.values.map((value) => (
                  <option key={value} value={value}>
                    {t.optionValues[value] ?? value}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset class="seats">
        <legend>{t.seats}</legend>
        {game.seats.map((camp, seat) => {
          const sitter = sitting[seat]!;
          return (
            <div key={camp} class="seat">
              <label>
                <span class="camp">{camp}</span>
                <select
                  value={sitter.kind}
                  onChange={(event) => {
                    const kind = event.currentTarget.value as Sitter['kind'];
                    sit(seat, kind === 'computer' ? { kind, level } : { kind });
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
                  <select value={sitter.level} onChange={(event) => sit(seat, { kind: 'computer', level: event.currentTarget.value })}>
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
        })}
        {mine > 1 && <p class="quiet">{t.hotSeat}</p>}
        {mine === 0 && <p class="quiet">{t.nobodyMine}</p>}
      </fieldset>
      <button type="submit" class="primary big" disabled={busy}>
        {busy ? t.starting : t.start}
      </button>
    </form>
  );
}
