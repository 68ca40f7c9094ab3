import type { FigureEdit } from '@panome/charts/edits';
import { useCallback, useMemo, useReducer, useState, type RefObject } from 'react';
import { aligned, spread, type Edge } from './edits/align.ts';
import { changed, editOf, moved, ordered, restored, type Draft } from './edits/changes.ts';
import { namesOf, type ElementName } from './elementNames.ts';
import { begun, done, redone, undone, type History } from './edits/history.ts';
import type { FigureElement } from './stage/elements.ts';
import type { Shift } from './stage/hit.ts';
import type { StageHandle } from './stage/Stage.tsx';
import { useElements, useShown } from './stage/useSvg.ts';

type Edits = readonly FigureEdit[];
type Act =
  | { readonly kind: 'do'; readonly make: (now: Edits) => Edits; readonly what: string }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'begin'; readonly edits: Edits };

function next(history: History, act: Act): History {
  switch (act.kind) {
    case 'do': {
      const now = act.make(history.now);
      return now === history.now ? history : done(history, now, act.what);
    }
    case 'undo':
      return undone(history);
    case 'redo':
      return redone(history);
    case 'begin':
      return begun(act.edits);
  }
}

/** The edits of an open figure, what is selected, and what can be done with it. */
export function useEditor(base: string, initial: Edits, stage: RefObject<StageHandle | null>) {
  const [history, dispatch] = useReducer(next, initial, begun);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const elements = useElements(base);
  const shown = useShown(base, history.now);
  const names = useMemo(() => namesOf(elements), [elements]);
  const nameOf = useCallback((id: string): ElementName => names.get(id) ?? { group: '', name: id }, [names]);
  const known = useMemo(() => new Set(elements.map(({ id }) => id)), [elements]);
  const edits = history.now;
  const run = useCallback((make: (now: Edits) => Edits, what = '') => dispatch({ kind: 'do', make, what }), [dispatch]);

  const shiftBy = (shifts: ReadonlyMap<string, Shift>, what = '') => run((now) => moved(now, shifts), what);
  const inFigure = (shifts: ReadonlyMap<string, Shift>, what = '') => {
    if (stage.current) shiftBy(stage.current.inUnits(shifts), what);
  };
  const boxes = () => stage.current?.boxes(selected) ?? new Map();
  const drawn = useMemo(() => new Map(elements.map((element) => [element.id, element])), [elements]);

  return {
    edits,
    elements,
    known,
    /** What an element is called in the list, in what is read out, and above its properties. */
    nameOf,
    selected,
    shown,
    /** An element as it is now, or as it was drawn when it is hidden. */
    elementOf: (id: string): FigureElement | undefined => shown.now.get(id) ?? drawn.get(id),
    isHidden: (id: string) => editOf(edits, id).hidden === true,
    isChanged: (id: string) => edits.some((edit) => edit.id === id),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    begin: useCallback((other: Edits) => dispatch({ kind: 'begin', edits: other }), []),
    select: (id: string | null, add = false) =>
      setSelected((before) => {
        if (id === null) return add ? before : [];
        if (!add) return [id];
        return before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
      }),
    /** The next element in the order of drawing; the ends meet. */
    step: (by: 1 | -1) => {
      const ids = elements.map(({ id }) => id).filter((id) => shown.now.has(id));
      if (ids.length === 0) return;
      const at = ids.indexOf(selected.at(-1) ?? '');
      setSelected([ids[at < 0 && by < 0 ? ids.length - 1 : (at + by + ids.length) % ids.length]!]);
    },
    change: (change: Draft) =>
      run(
        (now) => selected.reduce<Edits>((all, id) => changed(all, id, change), now),
        `${Object.keys(change).join()} ${selected.join()}`,
      ),
    setWords: (words: string) =>
      run((now) => {
        const [id] = selected;
        const from = id === undefined ? undefined : drawn.get(id)?.text;
        return id === undefined || from === undefined || from === null
          ? now
          : changed(now, id, { text: { from, to: words } });
      }, `words ${selected.join()}`),
    shiftBy,
    nudge: (right: number, down: number) =>
      inFigure(new Map(selected.map((id) => [id, { right, down }])), `nudge ${selected.join()}`),
    align: (edge: Edge) => inFigure(aligned(boxes(), edge, { x: 0, y: 0, ...shown.size })),
    spread: (along: 'across' | 'down') => inFigure(spread(boxes(), along)),
    order: (to: 'front' | 'back') => run((now) => ordered(now, selected, to)),
    reset: () => run((now) => restored(now, selected)),
    resetAll: () => run(() => []),
    drop: (ids: readonly string[]) => run((now) => restored(now, ids)),
  };
}
export type Editor = ReturnType<typeof useEditor>;
