import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import { api } from '../net/http.js';
import type { FreeSeat, GameInfo, NewTable, TableInfo } from '../protocol.js';
import { go } from '../router.js';
import { allGames } from '../state/library.js';
import { settings } from '../state/settings.js';
import { complain } from '../state/toasts.js';
import { Header } from '../ui/header.js';
import { MyGames } from './my_games.js';
import { MyName } from './my_name.js';
import { NewGame } from './new_game.js';
import { nameOf, sitting } from './seating.js';
import { settledOptions, usualLevel } from './usual.js';
import { LoadRecord } from './load_record.js';
import { Links, type Invitations } from './links.js';

const refreshEvery = 5_000;

export function Lobby(): JSX.Element {
  const lang = settings.value.lang;
  const [games, setGames] = useState<GameInfo[]>([]);
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  const [invitations, setInvitations] = useState<Invitations | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let gone = false;
    allGames(lang).then(
      (all) => !gone && setGames(all),
      (error: Error) => !gone && complain(error.message),
    );
    return () => {
      gone = true;
    };
  }, [lang]);

  useEffect(() => {
    let gone = false;
    const refresh = (): void => {
      if (document.hidden) return;
      api.tables().then(
        (all) => !gone && setTables(all),
        () => !gone && setTables((old) => old ?? []),
      );
    };
    refresh();
    const timer = setInterval(refresh, refreshEvery);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);

  useEffect(() => {
    document.title = 'Levée';
  }, []);

  const begin = async (table: NewTable, seats: FreeSeat[]): Promise<void> => {
    setBusy(true);
    try {
      const { id, links } = await api.create(table);
      if (links.length === 0) go(`/game/${id}`);
      else setInvitations({ id, links: links.map((link) => ({ ...link, name: nameOf(seats[link.seat]) })) });
    } catch (error) {
      complain(error instanceof Error ? error.message : w().failed);
    }
    setBusy(false);
  };

  return (
    <div class="lobby-page">
      <Header>
        <span class="tagline">{w().tagline}</span>
      </Header>
      <main class="lobby">
        <h1 class="visually-hidden">Levée</h1>
        <QuickStart games={games} busy={busy} onBegin={begin} />
        <div class="lobby-columns">
          <NewGame games={games} busy={busy} onBegin={begin} />
          <div class="lobby-side">
            <MyGames tables={tables} />
            <LoadRecord />
            <MyName />
          </div>
        </div>
      </main>
      {invitations && <Links {...invitations} onClose={() => setInvitations(null)} />}
    </div>
  );
}

// One click, and a newcomer plays: first scenario, first camp, the usual options.
function QuickStart({
  games,
  busy,
  onBegin,
}: {
  games: GameInfo[];
  busy: boolean;
  onBegin(table: NewTable, seats: FreeSeat[]): Promise<void>;
}): JSX.Element {
  return (
    <section class="quick" aria-label={w().playNow}>
      {games.map((game) => {
        const scenario = game.scenarios[0];
        const level = usualLevel(game);
        if (!scenario || !level) return null;
        return (
          <article key={game.key} class="poster">
            <img class="poster-map" src={`/api/games/${game.key}/sheet.svg?lang=${settings.value.lang}`} alt="" />
            <div class="poster-text">
              <h2>{game.title}</h2>
              <p class="poster-scenario">{scenario.title}</p>
              <button
                type="button"
                class="primary big"
                disabled={busy}
                onClick={() =>
                  void onBegin(
                    {
                      game: game.key,
                      scenario: scenario.key,
                      options: settledOptions(game, scenario.key),
                      seats: sitting(game.seats, [], level.key),
                    },
                    game.seats,
                  )
                }
              >
                {w().playNow}
                <small>
                  {w().playNowAs(game.seats[0]?.name ?? '')}, {w().playNowAgainst(level.title)}
                </small>
              </button>
            </div>
          </article>
        );
      })}
    </section>
  );
}
