import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentOf, appearances, categoricalPalette, chartTokens, contrast, echartsTheme } from './index.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each(appearances)('a chart in $theme, $contrast, $vision', (appearance) => {
  const { bg } = chartTokens(appearance);
  const [text, shape] = appearance.contrast === 'more' ? [7, 4.5] : [4.5, 3];

  test('has words that can be read', () => {
    const { axisPointer, gauge, legend, title, valueAxis } = echartsTheme(appearance);
    const words = [legend.textStyle, title.textStyle, valueAxis.axisLabel, gauge.detail].map(({ color }) => color);
    for (const color of words) expect(contrast(color, bg)).toBeGreaterThanOrEqual(text!);
    expect(contrast(axisPointer.label.color, axisPointer.label.backgroundColor)).toBeGreaterThanOrEqual(text!);
  });

  test('begins with the primary colour of a product, in a shade that is seen on its ground', () =>
    fc.assert(
      fc.property(anyColor, (primary) => {
        const accent = accentOf(primary, appearance);
        const [first, ...rest] = categoricalPalette(appearance, accent.color.fg.accent);
        expect(contrast(first!, bg)).toBeGreaterThanOrEqual(shape!);
        expect(rest.toSorted()).toEqual([...categoricalPalette(appearance)].toSorted());
        expect(echartsTheme(appearance, accent).color[0]).toBe(first);
      }),
      { numRuns: 20 },
    ));
});

test('the drawn colours that look nearly like the primary one come last', () => {
  const [plain] = appearances;
  const vermilion = '#d55e00';
  expect(categoricalPalette(plain!).indexOf(vermilion)).toBe(1);
  expect(categoricalPalette(plain!, '#af3919').indexOf(vermilion)).toBeGreaterThan(5);
});

test('a theme can be written into a file: JSON, and no double quote within a font', () => {
  for (const appearance of appearances) {
    const theme = echartsTheme(appearance, accentOf('#7a4fc0', appearance));
    expect(JSON.parse(JSON.stringify(theme))).toEqual(theme);
    expect(theme.textStyle.fontFamily).not.toContain('"');
  }
});
