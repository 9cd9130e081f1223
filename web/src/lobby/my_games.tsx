import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { MatchInfo } from '../protocol.js';

// Whose turn it is, in words.
export function turnOf(match: MatchInfo): string {
  const t = w();
  if (match.over) return match.result || t.finished;
  if (match.myTurn) return t.yourTurn;
  if (match.seats.some((seat) => seat.kind === 'open')) return t.waitingForFriend;
  if (typeof match.actor === 'number') return t.theirTurn(match.seats[match.actor]?.camp ?? '');
  return t.diceTurn;
}

function Row({ match }: { match: MatchInfo }): JSX.Element {
  const t = w();
  return (
    <li class={`game-row${match.myTurn && !match.over ? ' my-turn' : ''}`}>
      <a href={`/game/${match.id}`}>
        <strong>{match.title}</strong>
        <span class="game-row-seats">
          {match.seats
            .map((seat) => `${seat.camp}: ${seat.mine ? t.you : seat.kind === 'computer' ? t.computer : seat.name || t.open}`)
            .join(' · ')}
        </span>
        <span class="game-row-turn">{turnOf(match)}</span>
        <span class="game-row-n">{t.actions(match.n)}</span>
      </a>
    </li>
  );
}

export function MyGames({ matches }: { matches: MatchInfo[] | null }): JSX.Element {
  const t = w();
  const newest = [...(matches ?? [])].sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changed.localeCompare(a.changed));
  const running = newest.filter((match) => !match.over);
  const over = newest.filter((match) => match.over);
  return (
    <>
      <section class="card" aria-labelledby="my-games">
        <h2 id="my-games">{t.myGames}</h2>
        {matches === null && <p class="quiet">{t.loading}</p>}
        {matches !== null && running.length === 0 && <p class="quiet">{t.noGames}</p>}
        <ul class="game-rows">
          {running.map((match) => (
            <Row key={match.id} match={match} />
          ))}
        </ul>
      </section>
      {over.length > 0 && (
        <section class="card" aria-labelledby="finished-games">
          <h2 id="finished-games">{t.finishedGames}</h2>
          <ul class="game-rows">
            {over.map((match) => (
              <Row key={match.id} match={match} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
