/** A line above two bars that says how they differ. `a` and `b` are places of bars, a < b. */
export type Bracket = { readonly a: number; readonly b: number; readonly text: string };
export type Placed = Bracket & { readonly level: number };

/** Stars of a p-value, as journals write them; `ns` from 0.05 on. */
export function stars(p: number): string {
  if (!(p < 0.05)) return 'ns';
  return p < 1e-4 ? '****' : p < 1e-3 ? '***' : p < 0.01 ? '**' : '*';
}

/** Gives every line the lowest level at which it meets no other; short ones lie lowest. */
export function stackBrackets(brackets: readonly Bracket[]): Placed[] {
  const placed: Placed[] = [];
  for (const one of brackets.toSorted((left, right) => left.b - left.a - (right.b - right.a) || left.a - right.a)) {
    let level = 0;
    while (placed.some((other) => other.level === level && other.a <= one.b && one.a <= other.b)) level += 1;
    placed.push({ ...one, level });
  }
  return placed;
}
