import type { FigureEdit } from '@panome/charts/edits';

type Change = Omit<FigureEdit, 'id'>;

const isEmpty = (edit: FigureEdit): boolean => Object.keys(edit).length === 1;

/** What is changed on elements, without saying on which; `undefined` takes it back. */
export type Draft = { readonly [Key in keyof Change]: Change[Key] | undefined };

/** An edit without what is as it was drawn. */
function plain(id: string, { hidden, move, text, ...draft }: Draft): FigureEdit {
  const kept = Object.entries(draft).filter(([, value]) => value !== undefined);
  return {
    id,
    ...Object.fromEntries(kept),
    ...(hidden && { hidden }),
    ...(text && text.from !== text.to && { text }),
    ...(move && (move.right !== 0 || move.down !== 0) && { move }),
  };
}

export const editOf = (edits: readonly FigureEdit[], id: string): FigureEdit =>
  edits.find((edit) => edit.id === id) ?? { id };

/**
 * Edits with another change of one element; `undefined` takes a change back. An element without a change has no edit.
 */
export function changed(edits: readonly FigureEdit[], id: string, change: Draft): readonly FigureEdit[] {
  const { id: _, ...before } = editOf(edits, id);
  const next = plain(id, { ...before, ...change });
  const others = edits.filter((edit) => edit.id !== id);
  return isEmpty(next) ? others : [...others, next];
}

/** Edits in which these elements are as they were drawn. */
export const restored = (edits: readonly FigureEdit[], ids: readonly string[]): readonly FigureEdit[] =>
  edits.filter(({ id }) => !ids.includes(id));

/** Tenths of a pixel: what a hand can place. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Edits in which elements stand somewhere else than now. */
export const moved = (
  edits: readonly FigureEdit[],
  shifts: ReadonlyMap<string, { readonly right: number; readonly down: number }>,
): readonly FigureEdit[] =>
  [...shifts].reduce((all, [id, { down, right }]) => {
    const { move = { right: 0, down: 0 } } = editOf(all, id);
    return changed(all, id, { move: { right: rounded(move.right + right), down: rounded(move.down + down) } });
  }, edits);

/** Edits in which elements lie before or behind all others, those that were chosen last outermost. */
export function ordered(
  edits: readonly FigureEdit[],
  ids: readonly string[],
  to: 'front' | 'back',
): readonly FigureEdit[] {
  const orders = edits.map(({ order = 0 }) => order);
  const [first, step] = to === 'front' ? [Math.max(0, ...orders), 1] : [Math.min(0, ...orders), -1];
  return ids.reduce((all, id, at) => changed(all, id, { order: first + step * (at + 1) }), edits);
}
