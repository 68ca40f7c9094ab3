import { readable } from '../../frame/index.ts';
import type { SettingSpec } from '../../model/index.ts';
import { letterDisplay } from './letters.ts';

export const marksSpec = {
  id: 'marks',
  label: '显著性标记',
  kind: 'choice',
  default: 'auto',
  help: '按校正后 p 值；字母法中有相同字母的两组没有显著差异',
  choices: [
    { value: 'auto', label: '自动：4 组以内用连线' },
    { value: 'brackets', label: '连线与星号' },
    { value: 'letters', label: '字母' },
    { value: 'none', label: '不标' },
  ],
} as const satisfies SettingSpec;

/** Comparison of two groups by name; a missing p is no difference. */
export type PairP = { readonly a: string; readonly b: string; readonly p: number };

const limit = 0.05;

/** Three stars below 0.001, two below 0.01, one below 0.05; none else. */
export const significanceStars = (p: number): string => (p < 0.001 ? '***' : p < 0.01 ? '**' : p < limit ? '*' : '');

/** What to draw above the boxes of these groups. */
export function significanceMarks(
  names: readonly string[],
  pairs: readonly PairP[],
  choice: string,
): { brackets?: { a: number; b: number; text: string }[]; letters?: string[] } {
  const kind = choice === 'auto' ? (names.length <= 4 ? 'brackets' : 'letters') : choice;
  if (kind === 'none' || pairs.length === 0) return {};
  const pOf = (a: number, b: number): number =>
    pairs.find((pair) => (pair.a === names[a] && pair.b === names[b]) || (pair.a === names[b] && pair.b === names[a]))
      ?.p ?? Number.NaN;
  if (kind === 'letters') return { letters: letterDisplay(names.length, (a, b) => pOf(a, b) < limit) };
  const brackets = names.flatMap((_, a) =>
    names.flatMap((__, b) => (b > a && pOf(a, b) < limit ? [{ a, b, text: significanceStars(pOf(a, b)) }] : [])),
  );
  return { brackets };
}

/** `p = 0.013`, or `p < 0.001`. */
export const pText = (p: number): string => (p < 0.001 ? 'p < 0.001' : `p = ${readable(p, 3)}`);
