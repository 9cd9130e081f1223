// The board: the printed sheet, and on it everything that changes. The camera moves one layer by a
// transform and never causes a redraw; hit tests on places are geometry, not elements.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Point, Scene } from '../protocol.js';
import { type Camera, type Size, toSheet } from './camera.js';
import type { BoardProps, Hovered } from './contract.js';
import { Controls } from './controls.js';
import { Defs } from './defs.js';
import { FanTray } from './fan.js';
import { DiceTray, facesOf, FlashLayer, shownOf, useForAWhile } from './flashes.js';
import { pathOf, SpaceFinder } from './geometry.js';
import { Costs, Flags, OverlayLayer, Reach, WayLine } from './ground.js';
import { spaceLabel } from './labels.js';
import { bandsOf } from './palette.js';
import { Pieces } from './pieces.js';
import { cycled, isArrow, type Target, towards } from './roving.js';
import { mountSheet } from './sheet.js';
import { seenOf, type Stack, stacksOf } from './stacks.js';
import { DeepTargets, PlaceTargets, targetsOf } from './targets.js';
import { Marks } from './tracks.js';
import { useCamera } from './use_camera.js';
import { useFocus } from './use_focus.js';
import { word } from './words.js';

const kFanDelay = 320; // ms of rest over a stack before it fans out
const kNone: never[] = [];

function spaceOf(scene: Scene, piece: string): string {
  return scene.pieces.find((one) => one.id === piece)?.at ?? '';
}

export function BoardView(props: BoardProps): JSX.Element {
  const { board, scene, lang, glowPieces, glowSpaces, selected, ways } = props;
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const sheetHost = useRef<HTMLDivElement>(null);
  const outline = useRef<SVGPathElement>(null);
  const fanTimer = useRef(0);
  const last = useRef<Hovered>({});
  const [fan, setFan] = useState<{ key: string; camera: Camera; view: Size; pinned: boolean } | null>(null);

  const spaces = useMemo(() => new Map(board.spaces.map((space) => [space.id, space])), [board]);
  const finder = useMemo(() => new SpaceFinder(board.spaces), [board]);
  const bands = useMemo(() => bandsOf(board), [board]);
  const stacks = useMemo(() => stacksOf(board, scene), [board, scene]);
  // A place at the end of a way can be chosen as well as one that is offered by itself.
  const open = useMemo(() => {
    const costly = ways.map((way): [string, string] => {
      const space = spaces.get(way.space);
      const name = space ? spaceLabel(space) : way.space;
      return [way.space, way.cost === '' ? name : `${name}, ${word('cost', lang)} ${way.cost}`];
    });
    return new Map([...costly, ...glowSpaces]);
  }, [spaces, ways, glowSpaces, lang]);
  const targets = useMemo(() => targetsOf(board, stacks, glowPieces, open, lang), [board, stacks, glowPieces, open, lang]);
  const byPiece = useMemo(
    () => new Map(targets.filter((target) => target.kind === 'piece').map((target) => [target.id, target])),
    [targets],
  );
  const seen = useMemo(() => seenOf(stacks), [stacks]);
  const occupied = useMemo(() => new Set(stacks.map((stack) => stack.space.id)), [stacks]);
  const whereIs = (piece: string) => spaceOf(scene, piece);
  const stackOf = (piece: string): Stack | undefined => stacks.find((stack) => stack.counters.some((counter) => counter.id === piece));

  useLayoutEffect(() => mountSheet(sheetHost.current!, props.sheet, board.sheet), [props.sheet, board]);

  const camera = useCamera(host, layer, board, {
    around: () => targets.map((target) => target.at),
    onMove() {
      closeFan();
      setOutline('');
    },
    onLongPress(at, target) {
      hover(at, target);
      const stack = stackAt(target);
      if (stack && stack.counters.length > 1) openFan(stack, true);
    },
  });

  useEffect(() => {
    const space = spaces.get(props.focus);
    if (space) camera.reveal(space.at);
  }, [props.focus, spaces]);

  useEffect(() => () => clearTimeout(fanTimer.current), []);

  // ------------------------------------------------------------ fan

  function openFan(stack: Stack, pinned: boolean): void {
    clearTimeout(fanTimer.current);
    setFan({ key: stack.key, camera: camera.now(), view: camera.view(), pinned });
  }
  function closeFan(): void {
    clearTimeout(fanTimer.current);
    setFan(null);
  }
  const fanned = fan ? stacks.find((stack) => stack.key === fan.key) : undefined;

  // ------------------------------------------------------------ pointer

  function stackAt(element: Element | null): Stack | undefined {
    const id = element?.closest<SVGElement>('[data-piece]')?.dataset.piece;
    return id === undefined ? undefined : stackOf(id);
  }

  function setOutline(space: string): void {
    outline.current?.setAttribute('d', pathOf(spaces.get(space)?.outline ?? []));
  }

  function hover(at: Point, element: Element | null): void {
    const piece = element?.closest<SVGElement>('[data-piece]');
    const inFan = element?.closest<SVGElement>('[data-fan]');
    const space = piece?.dataset.space ?? inFan?.dataset.space ?? finder.at(toSheet(camera.now(), at))?.id;
    const what: Hovered = {};
    if (piece?.dataset.piece !== undefined) what.piece = piece.dataset.piece;
    if (space !== undefined) what.space = space;
    if (what.piece === last.current.piece && what.space === last.current.space) return;
    last.current = what;
    setOutline(space ?? '');
    props.onHover(what.piece === undefined && what.space === undefined ? null : what);
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    const element = event.target as Element;
    if (element.closest('[data-board-control]')) return;
    hover(camera.point(event), element);
    if (element.closest('[data-fan]')) {
      clearTimeout(fanTimer.current);
      return;
    }
    const stack = stackAt(element);
    if (fan && !fan.pinned && stack?.key !== fan.key) closeFan();
    clearTimeout(fanTimer.current);
    if (stack && stack.counters.length > 1 && fan?.key !== stack.key)
      fanTimer.current = window.setTimeout(() => openFan(stack, false), kFanDelay);
  }

  function onPointerLeave(): void {
    clearTimeout(fanTimer.current);
    if (fan && !fan.pinned) closeFan();
    last.current = {};
    setOutline('');
    props.onHover(null);
  }

  function choosePiece(id: string, touched: boolean, inFan: boolean): void {
    const stack = stackOf(id);
    const lit = stack?.counters.filter((counter) => glowPieces.has(counter.id)) ?? [];
    const space = stack?.space.id ?? '';
    if (inFan || !stack || stack.counters.length === 1) {
      if (!glowPieces.has(id) && !inFan && open.has(space)) props.onSpace(space);
      else props.onPiece(id);
      return;
    }
    if (lit.length === 1) props.onPiece(lit[0]!.id);
    else if (lit.length > 1 && (touched || !glowPieces.has(id))) openFan(stack, true);
    else if (lit.length > 1) props.onPiece(id);
    else if (open.has(space)) props.onSpace(space);
    else {
      if (touched) openFan(stack, true);
      props.onPiece(id);
    }
  }

  function onClick(event: MouseEvent): void {
    if (camera.dragged() && event.detail > 0) return;
    const element = event.target as Element;
    if (element.closest('[data-board-control]')) return;
    const piece = element.closest<SVGElement>('[data-piece]')?.dataset.piece;
    const inFan = element.closest('[data-fan]') !== null;
    if (piece !== undefined) {
      choosePiece(piece, (event as PointerEvent).pointerType === 'touch', inFan);
      if (inFan) closeFan();
      return;
    }
    if (inFan) return;
    const wasOpen = fan?.pinned === true;
    closeFan();
    const space = element.closest<SVGElement>('[data-space]')?.dataset.space ?? finder.at(toSheet(camera.now(), camera.point(event)))?.id;
    if (space !== undefined && !wasOpen) props.onSpace(space);
  }

  // ------------------------------------------------------------ keyboard

  const focus = useFocus(host, targets, [selected, scene]);
  const here = focus.here;

  function go(target: Target | undefined): void {
    if (!target) return;
    const seenFrom = camera.reveal(target.at);
    const stack = target.kind === 'piece' ? stackOf(target.id) : undefined;
    if (stack && stack.counters.length > 1) setFan({ key: stack.key, camera: seenFrom, view: camera.view(), pinned: true });
    else closeFan();
    focus.move(target);
    props.onHover(target.kind === 'piece' ? { piece: target.id, space: target.space } : { space: target.id });
  }

  // Whether the key meant something here.
  function press(key: string, shift: boolean, onTarget: boolean): boolean {
    const step = shift ? 240 : 80;
    if (key === '+' || key === '=') camera.zoom(1.25);
    else if (key === '-') camera.zoom(0.8);
    else if (key === '0') camera.showMap();
    else if (key === ']' || key === '[') go(cycled(targets, onTarget ? (here?.key ?? '') : '', key === ']' ? 1 : -1));
    else if (key === 'Escape' && fan) closeFan();
    else if ((key === 'Enter' || key === ' ') && onTarget && here) {
      if (here.kind === 'piece') props.onPiece(here.id);
      else props.onSpace(here.id);
    } else if (isArrow(key) && onTarget && here && !shift) go(towards(targets, here, key));
    else if (key === 'ArrowUp') camera.pan(0, step);
    else if (key === 'ArrowDown') camera.pan(0, -step);
    else if (key === 'ArrowLeft') camera.pan(step, 0);
    else if (key === 'ArrowRight') camera.pan(-step, 0);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const element = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || element.closest('[data-board-control]')) return;
    if (!press(event.key, event.shiftKey, element.closest('[data-target]') !== null)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // ------------------------------------------------------------ flashes

  const flashes = useForAWhile(props.flashes, kNone);
  const batch = useRef(0);
  // The scene before this one: a move that is told without its start began there.
  const before = useRef(scene);
  const now = useRef(scene);
  if (now.current !== scene) {
    before.current = now.current;
    now.current = scene;
  }
  const shown = useMemo(
    () => shownOf(flashes, spaces, whereIs, (piece) => spaceOf(before.current, piece), ++batch.current),
    [flashes, spaces],
  );
  const rolled = flashes.filter((told) => facesOf(told).length > 0).at(-1);

  const hovered = ways.find((way) => way.space === props.hoverWay);
  const size = { width: board.sheet.width, height: board.sheet.height };
  const svg = { ...size, viewBox: `0 0 ${size.width} ${size.height}` };

  return (
    <div
      ref={host}
      class={`board board-${board.grid}${props.animate ? ' animated' : ''}${props.hideCounters ? ' bare' : ''}`}
      role="application"
      aria-label={`${word('map', lang)}: ${board.title}`}
      aria-description={word('keys', lang)}
      tabIndex={0}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocusIn={focus.onFocusIn}
      onFocusOut={focus.onFocusOut}
    >
      <div ref={layer} class="board-layer" style={{ width: `${size.width}px`, height: `${size.height}px` }}>
        <div ref={sheetHost} class="board-sheet" />
        <svg class="board-things" {...svg} role="group">
          <Defs board={board} />
          {props.overlay && <OverlayLayer board={board} spaces={spaces} overlay={props.overlay} />}
          <Reach board={board} spaces={spaces} ways={ways} glow={glowSpaces} />
          <Flags board={board} spaces={spaces} control={scene.control} />
          <path ref={outline} class="hovered" d="" />
          <Marks board={board} marks={scene.marks} />
          <PlaceTargets targets={targets} spaces={spaces} board={board} current={here?.key ?? ''} />
          <Pieces
            board={board}
            stacks={stacks}
            bands={bands}
            style={props.style}
            lang={lang}
            glow={glowPieces}
            selected={selected}
            targets={byPiece}
            current={here?.key ?? ''}
          />
          {hovered && <WayLine board={board} spaces={spaces} way={hovered} from={whereIs(selected)} />}
          <Costs board={board} spaces={spaces} ways={ways} occupied={occupied} />
          <DeepTargets targets={targets} board={board} current={here?.key ?? ''} seen={seen} />
          <FlashLayer board={board} shown={shown} scale={camera.now().k} />
          {fan && fanned && !props.hideCounters && (
            <FanTray
              board={board}
              stack={fanned}
              camera={fan.camera}
              view={fan.view}
              bands={bands}
              style={props.style}
              lang={lang}
              glow={glowPieces}
              selected={selected}
              focused={focus.focused && here?.kind === 'piece' ? here.id : ''}
            />
          )}
        </svg>
      </div>
      {rolled && <DiceTray key={batch.current} told={rolled} title={word('dice', lang)} />}
      <Controls
        lang={lang}
        onIn={() => camera.zoom(1.35)}
        onOut={() => camera.zoom(1 / 1.35)}
        onMap={camera.showMap}
        onSheet={camera.showSheet}
      />
    </div>
  );
}
