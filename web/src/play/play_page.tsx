import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { BoardView } from '../board/index.js';
import { w } from '../i18n/index.js';
import type { Way } from '../protocol.js';
import { Match } from '../state/match.js';
import { settings } from '../state/settings.js';
import { Header } from '../ui/header.js';
import { LonePage } from '../ui/lone_page.js';
import { Tabs, type Tab } from '../ui/tabs.js';
import { Toasts } from '../ui/toasts.js';
import { width } from '../ui/width.js';
import { Chat } from './chat.js';
import { ChoiceMenu } from './choice_menu.js';
import { Curtain } from './curtain.js';
import { Decision } from './decision.js';
import { GameTab } from './game_tab.js';
import { Guide, GuideCard } from './guide.js';
import { Inspector } from './inspector.js';
import { LogView } from './log_view.js';
import { OddsDialog } from './odds_dialog.js';
import { Panels, Sequence, Tables } from './panels.js';
import { ReplayBar } from './replay_bar.js';
import { Shortcuts, useShortcuts } from './shortcuts.js';
import { Since } from './since.js';
import { Tools } from './tools.js';
import { useYourTurn } from './your_turn.js';

export function PlayPage({ id }: { id: string }): JSX.Element {
  const match = useMemo(() => new Match(id), [id]);
  const guide = useMemo(() => new Guide(id), [id]);
  useEffect(() => () => match.dispose(), [match]);
  useYourTurn(match);

  const info = match.info.value;
  const ready = match.state.value !== null && match.board.value !== null;
  const players = info?.seats.some((seat) => seat.mine) ?? false;
  useEffect(() => {
    const state = match.state.peek();
    if (ready && info && players && state && !state.ending) guide.offer(info.game, state.n);
  }, [ready, info?.game, players]);

  if (match.failure.value !== '') return <LonePage text={match.failure.value} />;
  return (
    <div class={`play-page ${width.value}`} data-n={match.state.value?.n} data-viewer={match.state.value?.viewer}>
      <Header>
        <Status match={match} />
      </Header>
      {match.curtain.value === null ? <Desk match={match} guide={guide} /> : <Curtain match={match} />}
      <Toasts game={info?.game ?? ''} />
    </div>
  );
}

function Status({ match }: { match: Match }): JSX.Element {
  const t = w();
  const info = match.info.value;
  // Behind the curtain there is nothing to read.
  const scene = match.curtain.value === null ? match.scene.value : null;
  const connection = match.connection.value;
  return (
    <>
      <h1 class="match-title">{info?.title ?? t.loading}</h1>
      <ul class="status" aria-label={t.sequenceShort} tabIndex={width.value === 'phone' ? 0 : -1}>
        {(scene?.status ?? []).map(([label, value]) => (
          <li key={label}>
            <span class="status-label">{label}</span> <strong>{value}</strong>
          </li>
        ))}
      </ul>
      <div class="connection" role="status">
        {connection === 'lost' ? <span class="lost">{t.reconnecting}</span> : connection === 'connecting' ? t.connecting : ''}
      </div>
    </>
  );
}

// Three columns, two, or a board above a sheet of tabs: the same parts in other places.
function Desk({ match, guide }: { match: Match; guide: Guide }): JSX.Element {
  const t = w();
  const [open, setOpen] = useState('log');
  const narrow = width.value !== 'desktop';
  const info = match.info.value;
  const mine = match.mine.value;

  const tabs: Tab[] = [
    { id: 'log', title: t.log, body: () => <LogView match={match} /> },
    { id: 'panels', title: t.panels, body: () => <Panels match={match} /> },
    { id: 'turn', title: t.sequenceShort, body: () => <Sequence match={match} /> },
    {
      id: 'tables',
      title: t.tables,
      mark: Object.keys(match.scene.value?.lit ?? {}).length > 0 ? '•' : '',
      body: () => <Tables match={match} />,
    },
    { id: 'chat', title: t.chat, mark: match.unread.value > 0 ? String(match.unread.value) : '', body: () => <Chat match={match} /> },
    { id: 'game', title: t.gameTab, body: () => <GameTab match={match} /> },
  ];
  if (width.value === 'phone') {
    tabs.unshift({
      id: 'decide',
      title: t.decision,
      mark: mine ? '•' : '',
      body: () => (
        <>
          <GuideCard match={match} guide={guide} />
          <Decision match={match} />
        </>
      ),
    });
    tabs.push({ id: 'inspector', title: t.inspector, body: () => <Inspector match={match} /> });
  }
  // On a phone the decision comes to the front when there is one.
  useEffect(() => {
    if (width.peek() === 'phone' && mine) setOpen('decide');
  }, [mine, width.value]);

  const nextTab = useCallback(() => {
    setOpen((now) => {
      const to = tabs[(tabs.findIndex((tab) => tab.id === now) + 1) % tabs.length];
      return to?.id ?? now;
    });
  }, [tabs.length]);
  useShortcuts(match, nextTab);

  return (
    <main class="desk">
      {width.value !== 'phone' && (
        <div class="column column-decision">
          <GuideCard match={match} guide={guide} />
          <Decision match={match} />
          {narrow && <Tabs label={t.menu} tabs={tabs} open={open} onOpen={setOpen} />}
        </div>
      )}
      <div class="column-board">
        <Tools match={match} guide={guide} />
        <div class="board-frame">
          <Table match={match} />
          <div class="notices">
            <Since match={match} />
          </div>
          {narrow && width.value === 'tablet' && match.pinned.value && (
            <section class="inspector-float" aria-label={t.inspector}>
              <Inspector match={match} />
            </section>
          )}
        </div>
        <ReplayBar match={match} />
      </div>
      {width.value !== 'tablet' && (
        <div class="column column-tabs">
          <Tabs label={t.menu} tabs={tabs} open={open} onOpen={setOpen} />
          {!narrow && (
            <section
              class={`inspector-card${match.hovered.value || match.pinned.value ? '' : ' inspector-bare'}`}
              aria-label={t.inspector}
              tabIndex={0}
            >
              <Inspector match={match} />
            </section>
          )}
        </div>
      )}
      <OddsDialog match={match} />
      <ChoiceMenu match={match} />
      <Shortcuts />
      {info === null && <p class="visually-hidden">{t.loading}</p>}
    </main>
  );
}

const noWays: Way[] = [];

function Table({ match }: { match: Match }): JSX.Element {
  const board = match.board.value;
  const scene = match.scene.value;
  const sheet = match.sheet.value;
  const { lang, counters, animate } = settings.value;
  if (!board || !scene || sheet === '') return <p class="quiet board-loading">{w().loading}</p>;
  const past = match.moment.value !== null;
  return (
    <BoardView
      board={board}
      sheet={sheet}
      scene={scene}
      lang={lang}
      glowPieces={match.glow.value.pieces}
      glowSpaces={match.glow.value.spaces}
      selected={match.selected.value}
      ways={past ? noWays : match.ways.value}
      hoverWay={match.pointed.value || (match.hovered.value?.space ?? '')}
      overlay={past ? null : match.overlay.value}
      flashes={match.flashes.value}
      style={counters}
      hideCounters={match.hideCounters.value}
      animate={animate}
      focus={match.focus.value}
      onPiece={(piece) => match.clickPiece(piece)}
      onSpace={(space) => match.clickSpace(space)}
      onHover={(what) => (match.hovered.value = what)}
    />
  );
}
