import type { JSX } from 'preact';
import { badgeWord } from '../board/words.js';
import { w } from '../i18n/index.js';
import type { Card, Fact } from '../protocol.js';
import type { Table } from '../state/table.js';
import { settings } from '../state/settings.js';
import { RuleLink } from '../ui/rule_link.js';
import { cardById, known, pieceById, placeName, spaceById, type Known } from './faces.js';

// What is under the pointer, or what was clicked last.
export function Inspector({ table }: { table: Table }): JSX.Element {
  const t = w();
  const board = table.board.value;
  const scene = table.scene.value;
  const what = table.hovered.value ?? table.pinned.value;
  if (!board || !scene || !what) return <p class="quiet inspector-empty">{t.inspectorHelp}</p>;
  const piece = what.piece === undefined ? undefined : pieceById(board, scene, what.piece);
  const card = what.piece === undefined ? undefined : cardById(board, what.piece);
  const at = what.space ?? piece?.at ?? undefined;
  const space = at === undefined ? undefined : spaceById(board, at);
  const stack = at === undefined ? [] : scene.pieces.filter((one) => one.at === at && one.id !== piece?.id).map((one) => known(board, one));
  const way = at === undefined ? undefined : table.ways.value.find((one) => one.space === at);
  return (
    <div class="inspector">
      {card && <CardWords card={card} game={table.info.value?.game ?? ''} />}
      {piece && <PieceCard piece={piece} sides={board.sides.map((side) => side.name)} />}
      {space && (
        <>
          <h3>{placeName(board, space.id)}</h3>
          {way && <p>{t.pathCost(placeName(board, space.id), way.cost)}</p>}
          <Facts facts={space.facts} />
        </>
      )}
      {stack.length > 0 && (
        <>
          <h4>{t.stack}</h4>
          <ul class="stack-list">
            {stack.map((one) => (
              <li key={one.id}>
                <button type="button" class={`chip nation-${one.nation ?? ''}`} onClick={() => table.clickPiece(one.id)}>
                  {one.down ? '?' : (one.name ?? one.id)} <Factors piece={one} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function CardWords({ card, game }: { card: Card; game: string }): JSX.Element {
  return (
    <>
      <h3>
        {card.name} <RuleLink game={game} number={card.rule} />
      </h3>
      <p>{card.text}</p>
    </>
  );
}

function PieceCard({ piece, sides }: { piece: Known; sides: string[] }): JSX.Element {
  const t = w();
  if (piece.down) {
    return (
      <>
        <h3>{sides[piece.side ?? -1] ?? ''}</h3>
        <p>{t.faceDown}</p>
      </>
    );
  }
  return (
    <>
      <h3 class={`nation-${piece.nation ?? ''}`}>
        {piece.name ?? piece.id} <Factors piece={piece} />
      </h3>
      {piece.group && piece.group !== piece.name && <p class="quiet">{piece.group}</p>}
      {(piece.badges ?? []).length > 0 && (
        <p class="badge-words">
          {(piece.badges ?? []).map((badge) => (
            <span key={badge} class="badge-word">
              {badgeWord(badge, settings.value.lang)}
            </span>
          ))}
        </p>
      )}
      <Facts facts={piece.facts ?? []} />
    </>
  );
}

function Factors({ piece }: { piece: Known }): JSX.Element | null {
  const factors = [piece.left, piece.middle, piece.right].filter(Boolean).join('-');
  return factors === '' ? null : <small class="factors">{factors}</small>;
}

function Facts({ facts }: { facts: Fact[] }): JSX.Element {
  return (
    <dl class="facts">
      {facts.map(([label, value], i) => (
        <div key={i}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
