// The board: the printed sheet, and on it everything that changes. The camera moves one layer by a
// transform and never causes a redraw; hit tests on places are geometry, not elements.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Point, Scene } from '../protocol.js';
import { type Camera, detailOf, fit, opening, reveal, settled, type Size, toSheet } from './camera.js';
import type { BoardProps, Hovered } from './contract.js';
import { Controls } from './controls.js';
import { Defs } from './defs.js';
import { FanTray } from './fan.js';
import { DiceTray, facesOf, FlashLayer, shownOf, useForAWhile } from './flashes.js';
import { pathOf, SpaceFinder } from './geometry.js';
import { Gestures } from './gestures.js';
import { Costs, Flags, OverlayLayer, Reach, WayLine } from './ground.js';
import { spaceLabel } from './labels.js';
import { bandsOf } from './palette.js';
import { Pieces } from './pieces.js';
import { cycled, isArrow, nearest, type Target, towards } from './roving.js';
import { mountSheet } from './sheet.js';
import { seenOf, type Stack, stacksOf } from './stacks.js';
import { DeepTargets, PlaceTargets, targetsOf } from './targets.js';
import { Marks } from './tracks.js';
import { word } from './words.js';

const kFanDelay = 320; // ms of rest over a stack before it fans out
const kLargest = 170; // pixels of a counter at the closest
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
  const gestures = useRef<Gestures | null>(null);
  const untouched = useRef(true); // nobody has moved the camera yet: keep fitting the map
  const fanTimer = useRef(0);
  const last = useRef<Hovered>({});
  const held = useRef<Point | null>(null); // where the target lies that has the keyboard
  const latest = useRef(props);
  latest.current = props;

  const [fan, setFan] = useState<{ key: string; camera: Camera; view: Size; pinned: boolean } | null>(null);
  const [current, setCurrent] = useState('');
  const [focused, setFocused] = useState(false);

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
  const targets = useMemo(
    () => targetsOf(board, stacks, glowPieces, open, lang),
    [board, stacks, glowPieces, open, lang],
  );
  const byPiece = useMemo(
    () => new Map(targets.filter((target) => target.kind === 'piece').map((target) => [target.id, target])),
    [targets],
  );
  const seen = useMemo(() => seenOf(stacks), [stacks]);
  const occupied = useMemo(() => new Set(stacks.map((stack) => stack.space.id)), [stacks]);
  const whereIs = (piece: string) => spaceOf(scene, piece);
  const stackOf = (piece: string): Stack | undefined =>
    stacks.find((stack) => stack.counters.some((counter) => counter.id === piece));

  const viewOf = (): Size => ({ width: host.current?.clientWidth ?? 1, height: host.current?.clientHeight ?? 1 });
  const fitMap = (): Camera => settled(fit(viewOf(), board.sheet.map), viewOf(), board.sheet);
  // Around what the player may choose, else around all counters.
  const openingCamera = (): Camera => {
    const points = targets.length > 0 ? targets.map((target) => target.at) : [[board.sheet.map.x + board.sheet.map.width / 2, board.sheet.map.y + board.sheet.map.height / 2] as Point];
    const mean = (i: 0 | 1) => points.reduce((sum, point) => sum + point[i], 0) / points.length;
    return settled(opening(viewOf(), board.sheet.map, board.counter, [mean(0), mean(1)]), viewOf(), board.sheet);
  };
  const fitSheet = (): Camera => fit(viewOf(), { x: 0, y: 0, ...board.sheet });

  // ------------------------------------------------------------ sheet and camera

  useLayoutEffect(() => mountSheet(sheetHost.current!, props.sheet, board.sheet), [props.sheet, board]);

  useLayoutEffect(() => {
    const element = host.current!;
    const hands = new Gestures(element, {
      view: viewOf,
      sheet: board.sheet,
      least: () => fitSheet().k * 0.6,
      most: () => kLargest / board.counter,
      onCamera(camera) {
        const moved = layer.current;
        if (!moved) return;
        moved.style.transform = `translate3d(${camera.x}px,${camera.y}px,0) scale(${camera.k})`;
        const detail = detailOf(board.counter * camera.k);
        if (moved.dataset.detail !== detail) moved.dataset.detail = detail;
      },
      onGesture(active) {
        if (active) {
          untouched.current = false;
          closeFan();
          setOutline('');
        }
        layer.current?.classList.toggle('in-motion', active);
      },
      onLongPress(at, target) {
        hover(at, target);
        const stack = stackAt(target);
        if (stack && stack.counters.length > 1) openFan(stack, true);
      },
    });
    // A board in another language is the same board: the camera stays.
    hands.set(gestures.current && !untouched.current ? gestures.current.camera : openingCamera());
    gestures.current = hands;
    const watch = new ResizeObserver(() => hands.set(untouched.current ? openingCamera() : hands.camera));
    watch.observe(element);
    return () => {
      watch.disconnect();
      hands.dispose();
      clearTimeout(fanTimer.current);
    };
  }, [board]);

  const show = (camera: Camera, byHand = true) => {
    if (byHand) untouched.current = false;
    closeFan();
    gestures.current?.set(camera);
  };

  useEffect(() => {
    const space = spaces.get(props.focus);
    const hands = gestures.current;
    if (space && hands) hands.set(reveal(hands.camera, viewOf(), space.at));
  }, [props.focus, spaces]);

  // ------------------------------------------------------------ fan

  function openFan(stack: Stack, pinned: boolean): void {
    clearTimeout(fanTimer.current);
    setFan({ key: stack.key, camera: gestures.current!.camera, view: viewOf(), pinned });
  }
  function closeFan(): void {
    clearTimeout(fanTimer.current);
    setFan(null);
  }
  const fanned = fan ? stacks.find((stack) => stack.key === fan.key) : undefined;

  // ------------------------------------------------------------ pointer

  function stackAt(element: Element | null): Stack | undefined {
    const id = element?.closest<SVGElement>('[data-piece]')?.dataset.piece;
    return id === undefined ? undefined : latestStackOf.current(id);
  }
  const latestStackOf = useRef(stackOf);
  latestStackOf.current = stackOf;

  function setOutline(space: string): void {
    outline.current?.setAttribute('d', pathOf(spaces.get(space)?.outline ?? []));
  }

  function hover(at: Point, element: Element | null): void {
    const piece = element?.closest<SVGElement>('[data-piece]');
    const inFan = element?.closest<SVGElement>('[data-fan]');
    const space = piece?.dataset.space ?? inFan?.dataset.space ?? finder.at(toSheet(gestures.current!.camera, at))?.id;
    const what: Hovered = {};
    if (piece?.dataset.piece !== undefined) what.piece = piece.dataset.piece;
    if (space !== undefined) what.space = space;
    if (what.piece === last.current.piece && what.space === last.current.space) return;
    last.current = what;
    setOutline(space ?? '');
    latest.current.onHover(what.piece === undefined && what.space === undefined ? null : what);
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    const element = event.target as Element;
    if (element.closest('[data-board-control]')) return;
    hover(gestures.current!.point(event), element);
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
    latest.current.onHover(null);
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
    const hands = gestures.current!;
    if (hands.moved && event.detail > 0) return;
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
    const space = element.closest<SVGElement>('[data-space]')?.dataset.space ?? finder.at(toSheet(hands.camera, hands.point(event)))?.id;
    if (space !== undefined && !wasOpen) props.onSpace(space);
  }

  // ------------------------------------------------------------ keyboard

  const here = targets.find((target) => target.key === current) ?? targets[0];

  function go(target: Target | undefined): void {
    if (!target) return;
    setCurrent(target.key);
    setFocused(true);
    const hands = gestures.current!;
    const camera = reveal(hands.camera, viewOf(), target.at);
    hands.set(camera);
    const stack = target.kind === 'piece' ? stackOf(target.id) : undefined;
    if (stack && stack.counters.length > 1) setFan({ key: stack.key, camera, view: viewOf(), pinned: true });
    else closeFan();
    const element = host.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(target.key)}"]`);
    element?.focus({ preventScroll: true });
    props.onHover(target.kind === 'piece' ? { piece: target.id, space: target.space } : { space: target.id });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const onTarget = (event.target as Element).closest('[data-target]') !== null;
    if ((event.target as Element).closest('[data-board-control]')) return;
    const hands = gestures.current!;
    const step = event.shiftKey ? 240 : 80;
    const handled = (() => {
      if (event.key === '+' || event.key === '=') show(zoomed(1.25));
      else if (event.key === '-') show(zoomed(0.8));
      else if (event.key === '0') {
        untouched.current = true;
        show(fitMap(), false);
      } else if (event.key === ']' || event.key === '[') go(cycled(targets, onTarget ? (here?.key ?? '') : '', event.key === ']' ? 1 : -1));
      else if (event.key === 'Escape' && fan) closeFan();
      else if ((event.key === 'Enter' || event.key === ' ') && onTarget && here) {
        if (here.kind === 'piece') props.onPiece(here.id);
        else props.onSpace(here.id);
      } else if (isArrow(event.key) && onTarget && here && !event.shiftKey) go(towards(targets, here, event.key));
      else if (isArrow(event.key)) {
        const [dx, dy] = { ArrowUp: [0, step], ArrowDown: [0, -step], ArrowLeft: [step, 0], ArrowRight: [-step, 0] }[event.key] as Point;
        show({ ...hands.camera, x: hands.camera.x + dx, y: hands.camera.y + dy });
      } else return false;
      return true;
    })();
    if (handled) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function zoomed(factor: number): Camera {
    const hands = gestures.current!;
    hands.zoom(factor);
    return hands.camera;
  }

  function onFocusIn(event: FocusEvent): void {
    const key = (event.target as Element).closest<SVGElement>('[data-target]')?.dataset.target;
    if (key !== undefined && key !== current) setCurrent(key);
    setFocused(key !== undefined);
    held.current = targets.find((target) => target.key === key)?.at ?? null;
  }

  function onFocusOut(event: FocusEvent): void {
    setFocused(false);
    if (event.relatedTarget instanceof Node && !host.current!.contains(event.relatedTarget)) held.current = null;
  }

  // What had the keyboard may be gone or out of choice after a decision, and then the browser lets
  // the focus fall to the page. The nearest target takes it up.
  useLayoutEffect(() => {
    const from = held.current;
    if (!from || document.activeElement !== document.body) return;
    const near = targets.find((target) => target.key === current) ?? nearest(targets, from);
    const element = near && host.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(near.key)}"]`);
    (element ?? host.current!).focus({ preventScroll: true });
  }, [targets, selected, scene]);

  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (!host.current?.contains(event.target as Node)) held.current = null;
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);

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
  const shown = useMemo(() => shownOf(flashes, spaces, whereIs, (piece) => spaceOf(before.current, piece), ++batch.current), [flashes, spaces]);
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
      onFocusIn={onFocusIn}
      onFocusOut={onFocusOut}
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
          <Pieces board={board} stacks={stacks} bands={bands} style={props.style} lang={lang} glow={glowPieces} selected={selected} targets={byPiece} current={here?.key ?? ''} />
          {hovered && <WayLine board={board} spaces={spaces} way={hovered} from={whereIs(selected)} />}
          <Costs board={board} spaces={spaces} ways={ways} occupied={occupied} />
          <DeepTargets targets={targets} board={board} current={here?.key ?? ''} seen={seen} />
          <FlashLayer board={board} shown={shown} scale={gestures.current?.camera.k ?? 1} />
          {fan && fanned && !props.hideCounters && (
            <FanTray board={board} stack={fanned} camera={fan.camera} view={fan.view} bands={bands} style={props.style} lang={lang} glow={glowPieces} selected={selected} focused={focused && here?.kind === 'piece' ? here.id : ''} />
          )}
        </svg>
      </div>
      {rolled && <DiceTray key={batch.current} told={rolled} title={word('dice', lang)} />}
      <Controls
        lang={lang}
        onIn={() => show(zoomed(1.35))}
        onOut={() => show(zoomed(1 / 1.35))}
        onMap={() => {
          untouched.current = true;
          show(fitMap(), false);
        }}
        onSheet={() => show(fitSheet())}
      />
    </div>
  );
}
