import { describe, expect, test } from 'vitest';
import { appearances } from './appearance.ts';
import { chartTokens, themeTokens } from './themes.ts';
import { colorDistance, leastDistance, simulate, visions } from './vision.ts';

test('grey stays grey for everybody', () => {
  for (const vision of visions) expect(colorDistance('#808080', simulate('#808080', vision))).toBeLessThan(0.5);
});

test('red and green look alike without red or green cones, blue and yellow do not', () => {
  for (const vision of ['protanopia', 'deuteranopia'] as const) {
    expect(colorDistance(simulate('#b08000', vision), simulate('#7a9000', vision))).toBeLessThan(
      colorDistance('#b08000', '#7a9000') / 2,
    );
    expect(colorDistance(simulate('#0000ff', vision), simulate('#ffff00', vision))).toBeGreaterThan(50);
  }
});

/** The two most similar colours of a set, for the kind of vision that separates them least. */
const closest = (colors: readonly string[]) =>
  Math.min(...colors.flatMap((one, at) => colors.slice(at + 1).map((other) => leastDistance(one, other))));
const categories = (appearance: (typeof appearances)[number]) => {
  const { c1, c2, c3, c4, c5, c6, c7, c8 } = chartTokens(appearance);
  return [c1, c2, c3, c4, c5, c6, c7, c8];
};

describe.each(appearances)('$theme, contrast $contrast, vision $vision', (appearance) => {
  const { color, chart } = themeTokens(appearance);
  const weak = appearance.vision === 'weak';

  test('the eight chart colours stay distinguishable without any one kind of cone', () => {
    expect(closest(categories(appearance))).toBeGreaterThan(weak ? 9.5 : 2.8);
  });
  test('the colours of up and down stay clearly different', () =>
    expect(leastDistance(chart.up, chart.down)).toBeGreaterThan(14));

  test.runIf(weak)('success, warning and danger stay apart, also from the accent', () => {
    const { success, warning, danger, accent } = color.fg;
    expect(closest([success, warning, danger])).toBeGreaterThan(12);
    expect(Math.min(...[success, warning, danger].map((status) => leastDistance(status, accent)))).toBeGreaterThan(5);
  });
  test.runIf(weak)('the seven colours of categories stay apart', () =>
    expect(closest(Object.values(color.category))).toBeGreaterThan(6.5),
  );
});
