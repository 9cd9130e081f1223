import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { BoardView } from '../board/index.js';
import { w } from '../i18n/index.js';
import type { Way } from '../protocol.js';
import { Table } from '../state/table.js';
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
import { Hands } from './hands.js';
import { Inspector } from './inspector.js';
import { LogView } from './log_view.js';
import { OddsDialog } from './odds_dialog.js';
import { Panels, Sequence, Tables } from './panels.js';
import { PoolStrip } from './pool.js';
import { ReplayBar } from './replay_bar.js';
import { Shortcuts, useShortcuts } from './shortcuts.js';
import { Since } from './since.js';
import { Tools } from './tools.js';
import { useYourTurn } from './your_turn.js';

export function PlayPage({ id }: { id: string }): JSX.Element {
  const table = useMemo(() => new Table(id), [id]);
  const guide = useMemo(() => new Guide(id), [id]);
  useEffect(() => () => table.dispose(), [table]);
  useYourTurn(table);

  const info = table.info.value;
  const ready = table.state.value !== null && table.board.value !== null;
  const players = info?.seats.some((seat) => seat.mine) ?? false;
  useEffect(() => {
    const state = table.state.peek();
    if (ready && info && players && state && !state.ending) guide.offer(info.game, state.n);
  }, [ready, info?.game, players]);

  if (table.failure.value !== '') return <LonePage text={table.failure.value} />;
  return (
    <div class={`play-page ${width.value}`} data-n={table.state.value?.n} data-viewer={table.state.value?.viewer}>
      <Header>
        <Status table={table} />
      </Header>
      {table.curtain.value === null ? <Desk table={table} guide={guide} /> : <Curtain table={table} />}
      <Toasts game={info?.game ?? ''} />
    </div>
  );
}

function Status({ table }: { table: Table }): JSX.Element {
  const t = w();
  const info = table.info.value;
  // Behind the curtain there is nothing to read.
  const scene = table.curtain.value === null ? table.scene.value : null;
  const connection = table.connection.value;
  return (
    <>
      <h1 class="table-title">{info?.title ?? t.loading}</h1>
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
function Desk({ table, guide }: { table: Table; guide: Guide }): JSX.Element {
  const t = w();
  const [open, setOpen] = useState('log');
  const narrow = width.value !== 'desktop';
  const info = table.info.value;
  const mine = table.mine.value;

  const tabs: Tab[] = [
    { id: 'log', title: t.log, body: () => <LogView table={table} /> },
    { id: 'panels', title: t.panels, body: () => <Panels table={table} /> },
    { id: 'turn', title: t.sequenceShort, body: () => <Sequence table={table} /> },
    {
      id: 'tables',
      title: t.tables,
      mark: Object.keys(table.scene.value?.lit ?? {}).length > 0 ? '•' : '',
      body: () => <Tables table={table} />,
    },
    { id: 'chat', title: t.chat, mark: table.unread.value > 0 ? String(table.unread.value) : '', body: () => <Chat table={table} /> },
    { id: 'game', title: t.gameTab, body: () => <GameTab table={table} /> },
  ];
  if (width.value === 'phone') {
    tabs.unshift({
      id: 'decide',
      title: t.decision,
      mark: mine ? '•' : '',
      body: () => (
        <>
          <GuideCard table={table} guide={guide} />
          <Decision table={table} />
        </>
      ),
    });
    tabs.push({ id: 'inspector', title: t.inspector, body: () => <Inspector table={table} /> });
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
  useShortcuts(table, nextTab);

  return (
    <main class="desk">
      {width.value !== 'phone' && (
        <div class="column column-decision">
          <GuideCard table={table} guide={guide} />
          <Decision table={table} />
          {narrow && <Tabs label={t.menu} tabs={tabs} open={open} onOpen={setOpen} />}
        </div>
      )}
      <div class="column-board">
        <Tools table={table} guide={guide} />
        <PoolStrip table={table} />
        <div class="board-frame">
          <TableTop table={table} />
          <div class="notices">
            <Since table={table} />
          </div>
          {narrow && width.value === 'tablet' && table.pinned.value && (
            <section class="inspector-float" aria-label={t.inspector}>
              <Inspector table={table} />
            </section>
          )}
        </div>
        <Hands table={table} />
        <ReplayBar table={table} />
      </div>
      {width.value !== 'tablet' && (
        <div class="column column-tabs">
          <Tabs label={t.menu} tabs={tabs} open={open} onOpen={setOpen} />
          {!narrow && (
            <section
              class={`inspector-card${table.hovered.value || table.pinned.value ? '' : ' inspector-bare'}`}
              aria-label={t.inspector}
              tabIndex={0}
            >
              <Inspector table={table} />
            </section>
          )}
        </div>
      )}
      <OddsDialog table={table} />
      <ChoiceMenu table={table} />
      <Shortcuts />
      {info === null && <p class="visually-hidden">{t.loading}</p>}
    </main>
  );
}

const noWays: Way[] = [];

function TableTop({ table }: { table: Table }): JSX.Element {
  const board = table.board.value;
  const scene = table.scene.value;
  const sheet = table.sheet.value;
  const { lang, counters, animate } = settings.value;
  if (!board || !scene || sheet === '') return <p class="quiet board-loading">{w().loading}</p>;
  const past = table.moment.value !== null;
  return (
    <BoardView
      board={board}
      sheet={sheet}
      scene={scene}
      lang={lang}
      glowPieces={table.glow.value.pieces}
      glowSpaces={table.glow.value.spaces}
      selected={table.selected.value}
      ways={past ? noWays : table.ways.value}
      hoverWay={table.pointed.value || (table.hovered.value?.space ?? '')}
      overlay={past ? null : table.overlay.value}
      flashes={table.flashes.value}
      style={counters}
      hideCounters={table.hideCounters.value}
      animate={animate}
      focus={table.focus.value}
      onPiece={(piece) => table.clickPiece(piece)}
      onSpace={(space) => table.clickSpace(space)}
      onHover={(what) => (table.hovered.value = what)}
    />
  );
}
