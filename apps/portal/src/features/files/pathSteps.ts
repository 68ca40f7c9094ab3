type Step = { readonly id: string; readonly name: string };

/** How many steps stay at the end of a long path. */
const nearest = 2;

/**
 * The steps of a path that have room: a deep one is cut in the middle, where `…` leads to the nearest folder left out; in a narrow place
 * only the way back is left.
 */
export function pathSteps(path: readonly Step[], narrow: boolean): readonly Step[] {
  if (narrow) return path.slice(-1);
  if (path.length <= nearest + 2) return path;
  const hidden = path.slice(1, -nearest);
  return [path[0]!, { id: hidden.at(-1)!.id, name: '…' }, ...path.slice(-nearest)];
}
