import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import { api } from '../net/http.js';
import type { Card, Hand } from '../protocol.js';
import { settings } from '../state/settings.js';
import type { Table } from '../state/table.js';
import { cardById } from './faces.js';

// The cards of the game below the board: one's own face up, those of others as backs, what is discarded.
// A click on a card means what a click on a counter does.
export function Hands({ table }: { table: Table }): JSX.Element | null {
  const hands = table.scene.value?.hands ?? [];
  const t = w();
  // Before the cards are dealt the board has the room.
  if (hands.every((hand) => hand.cards.length + hand.hidden === 0)) return null;
  return (
    <section class="hands" aria-label={t.cards}>
      {hands.map((hand) => (
        <HandView key={hand.title} hand={hand} table={table} />
      ))}
    </section>
  );
}

function HandView({ hand, table }: { hand: Hand; table: Table }): JSX.Element {
  const t = w();
  const board = table.board.value;
  const count = hand.cards.length + hand.hidden;
  return (
    <div class={`hand side-${hand.side}`}>
      <h3 class="hand-title">
        {hand.title} <span class="hand-count">{count}</span>
      </h3>
      <ul class="hand-cards">
        {hand.cards.map((id) => (
          <li key={id}>
            <FaceUp card={(board && cardById(board, id)) ?? { id, name: id, text: '', rule: '' }} table={table} />
          </li>
        ))}
        {Array.from({ length: hand.hidden }, (_, i) => (
          <li key={`back ${i}`}>
            <Picture table={table} card="back" alt={i === 0 ? t.cardsFaceDown(hand.hidden) : ''} />
          </li>
        ))}
        {count === 0 && <li class="hand-empty">{t.noCards}</li>}
      </ul>
    </div>
  );
}

function FaceUp({ card, table }: { card: Card; table: Table }): JSX.Element {
  const does = table.glow.value.pieces.get(card.id);
  const said = [card.name, card.text, does].filter((part) => part !== undefined && part !== '').join('. ');
  const hover = (on: boolean): void => {
    table.hovered.value = on ? { piece: card.id } : null;
  };
  return (
    <button
      type="button"
      class={`playing-card${does === undefined ? '' : ' playing-card-open'}`}
      aria-label={said}
      aria-pressed={table.selected.value === card.id}
      data-piece={card.id}
      onClick={() => table.clickPiece(card.id)}
      onMouseEnter={() => hover(true)}
      onMouseLeave={() => hover(false)}
      onFocus={() => hover(true)}
      onBlur={() => hover(false)}
    >
      <Picture table={table} card={card.id} alt="" />
    </button>
  );
}

function Picture({ table, card, alt }: { table: Table; card: string; alt: string }): JSX.Element {
  const game = table.info.value?.game ?? '';
  return (
    <img class="card-picture" src={api.cardPath(game, card, settings.value.lang)} alt={alt} width="250" height="350" draggable={false} />
  );
}
