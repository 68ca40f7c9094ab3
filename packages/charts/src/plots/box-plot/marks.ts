import { extent, niceScale, readable } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { stackBrackets, stars } from '../../parts/brackets/index.ts';
import { choiceOf } from '../../settings.ts';
import type { Form } from './groupShapes.ts';
import type { Panel } from './panels.ts';
import { marksSpec } from './settings.ts';

export const step = 18;
const mostBrackets = 12;
const mostBracketed = 3;

export type Marks = { readonly kind: 'brackets' | 'p' | 'letters' | 'none'; readonly limit: number };
export type Line = { readonly a: number; readonly b: number; readonly text: string; readonly level: number };

export function marksOf(input: ChartInput, groups: number): Marks {
  const chosen = choiceOf(input.settings.own, marksSpec);
  const kind = chosen === 'auto' ? (groups <= mostBracketed ? 'brackets' : 'letters') : (chosen as Marks['kind']);
  return { kind, limit: typeof input.options['p'] === 'number' ? input.options['p'] : 0.05 };
}

export function linesOf({ pairs }: Panel, { kind, limit }: Marks): Line[] {
  if (kind !== 'brackets' && kind !== 'p') return [];
  const found = pairs
    .filter(({ p }) => p < limit)
    .toSorted((one, other) => one.p - other.p)
    .slice(0, mostBrackets);
  return stackBrackets(
    found.map(({ a, b, p }) => ({
      a: Math.min(a, b),
      b: Math.max(a, b),
      text: kind === 'p' ? `P = ${readable(p, 2)}` : stars(p),
    })),
  );
}

/** The scale of a panel, stretched so that the marks above the groups stay inside the axes. */
export function scaleOf({ groups }: Panel, form: Form, withPoints: boolean, height: number, room: number): Scale {
  const means = groups.flatMap(({ mean, sem }) => (Number.isFinite(sem) ? [mean - sem, mean + sem] : [mean]));
  const shown = groups.flatMap(({ max, min }) => [min, max]);
  const [low, high] = extent(
    form === 'bar' ? [0, ...means, ...(withPoints ? shown : [])] : form === 'strip' ? [...means, ...shown] : shown,
  ) ?? [0, 1];
  const range = high - low || Math.abs(high) || 1;
  const bottom = form === 'bar' ? Math.min(0, low) : low - range * 0.04;
  return niceScale(bottom, bottom + (high - bottom || 1) * (height / Math.max(height * 0.45, height - room)), {
    ticks: 4,
  });
}
