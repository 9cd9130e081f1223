import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { SetUp } from '../net/http.js';
import type { FreeSeat, GameInfo, NewTable, Sitter } from '../protocol.js';
import { seatsOf } from '../state/library.js';
import { settings } from '../state/settings.js';
import { complain } from '../state/toasts.js';
import { sitting } from './seating.js';
import { Seats } from './seats.js';
import { optionsOf, settledOptions, usualLevel } from './usual.js';

interface Props {
  games: GameInfo[];
  busy: boolean;
  onBegin(table: NewTable, seats: FreeSeat[]): Promise<void>;
}

// The seats of a set-up; null while the server is asked, and when it knows no such set-up.
function useSeats(setUp: SetUp): FreeSeat[] | null {
  const lang = settings.value.lang;
  const name = JSON.stringify([lang, setUp]);
  const [found, setFound] = useState<{ name: string; seats: FreeSeat[] } | null>(null);
  useEffect(() => {
    if (setUp.game === '') return;
    let gone = false;
    seatsOf(setUp, lang).then(
      (seats) => !gone && setFound({ name, seats }),
      (error: Error) => !gone && complain(error.message),
    );
    return () => {
      gone = true;
    };
  }, [name]);
  return found?.name === name ? found.seats : null;
}

export function NewGame({ games, busy, onBegin }: Props): JSX.Element {
  const [key, setKey] = useState('');
  const [scenario, setScenario] = useState('');
  const [options, setOptions] = useState<Record<string, string>>({});
  const [chosen, setChosen] = useState<(Sitter | undefined)[]>([]);
  const game = games.find((one) => one.key === key) ?? games[0];
  const chosenScenario = game?.scenarios.find((one) => one.key === scenario) ?? game?.scenarios[0];
  const setUp: SetUp = {
    game: game?.key ?? '',
    scenario: chosenScenario?.key ?? '',
    options: game && chosenScenario ? settledOptions(game, chosenScenario.key, options) : {},
  };
  const seats = useSeats(setUp);
  if (!game) return <section class="card">{w().loading}</section>;

  const t = w();
  const level = usualLevel(game)?.key ?? '';
  const offered = optionsOf(game, setUp.scenario);
  const sitters = sitting(seats ?? game.seats, chosen, level);
  const sit = (seat: number, sitter: Sitter): void => {
    const others = [...chosen];
    others[seat] = sitter;
    setChosen(others);
  };

  const chooseGame = (other: string): void => {
    setKey(other);
    setScenario('');
    setOptions({});
    setChosen([]);
  };
  return (
    <form
      class="card new-game"
      onSubmit={(event) => {
        event.preventDefault();
        if (seats) void onBegin({ ...setUp, seats: sitters }, seats);
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
      {offered.length > 0 && (
        <fieldset class="options">
          <legend>{t.options}</legend>
          {offered.map((option) => (
            <label key={option.key} class="option">
              <span>{option.text}</span>
              <select
                value={setUp.options[option.key]}
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
      <Seats game={game} seats={seats ?? game.seats} sitters={sitters} onSit={sit} />
      <button type="submit" class="primary big" disabled={busy || !seats}>
        {busy ? t.starting : t.start}
      </button>
    </form>
  );
}
