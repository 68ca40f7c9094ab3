import type { Appearance } from '../appearance.ts';
import type { ThemeTokens } from '../themes.ts';

export type Pair = {
  readonly name: string;
  readonly foreground: string;
  readonly background: string;
  readonly least: number;
};
type Named = Record<string, string>;
type Grounds = readonly (keyof ThemeTokens['color']['bg'])[];

const floors = ['page', 'surface', 'raised', 'subtle'] as const;
const plain = [...floors, 'hover', 'selected'] as const;

/** Every foreground with every background it may lie on, and the contrast that is asked for. */
export function pairsOf({ color, chart }: ThemeTokens, more: Appearance['contrast']): readonly Pair[] {
  const { bg, border, category, fg } = color;
  const [text, line, shape] = more === 'more' ? [7, 4.5, 4.5] : [4.5, 1, 3];
  const cross = (set: string, names: Named, grounds: Grounds, least: number): Pair[] =>
    Object.entries(names).flatMap(([name, foreground]) =>
      grounds.map((ground) => ({ name: `${set}.${name} on bg.${ground}`, foreground, background: bg[ground], least })),
    );
  const { default: words, muted, subtle, accent, success, warning, danger, onAccent, onInverse, disabled } = fg;
  const { bg: chartGround, text: chartText, axis, grid: _grid, neutral: _neutral, ...drawn } = chart;
  const onChart = (names: Named, least: number): Pair[] =>
    Object.entries(names).map(([name, foreground]) => ({
      name: `chart.${name} on chart.bg`,
      foreground,
      background: chartGround,
      least,
    }));
  return [
    ...cross('fg', { default: words, muted, subtle, accent }, plain, text),
    ...cross('fg', { default: words }, ['pressed'], text),
    ...cross('fg', { accent }, ['accentSubtle'], text),
    ...cross('fg', { success, warning, danger }, floors, text),
    ...cross('fg', { success, warning, danger }, ['hover', 'selected'], text),
    ...cross('fg', { success, default: words, muted }, ['successSubtle'], text),
    ...cross('fg', { warning, default: words, muted }, ['warningSubtle'], text),
    ...cross('fg', { danger, default: words, muted }, ['dangerSubtle'], text),
    ...cross('fg', { onAccent }, ['accent', 'accentHover', 'danger', 'dangerHover'], text),
    ...cross('fg', { onInverse }, ['inverse'], text),
    // What is disabled need not reach any contrast (WCAG 1.4.3); with more contrast ours does.
    ...cross('fg', { disabled }, floors, more === 'more' ? 4.5 : 1),
    ...cross('category', category, floors, text),
    ...cross('border', { strong: border.strong, focus: border.focus, danger: border.danger }, floors, shape),
    ...cross('border', { default: border.default }, floors, line),
    ...cross('border', { focus: border.focus }, ['track'], 3),
    ...cross('border', { accent: border.accent }, ['surface', 'raised'], shape),
    ...cross('bg', { accent: bg.accent, danger: bg.danger }, ['surface'], shape),
    ...cross('color', { brand: color.brand }, ['surface'], 3),
    ...onChart({ text: chartText, axis }, text),
    ...onChart(drawn, shape),
  ];
}
