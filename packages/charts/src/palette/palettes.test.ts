import { describe, expect, it } from 'vitest';
import { simulate } from '@panome/tokens';
import { colorDistance, hexToOklab } from './oklab.ts';
import { chartColors } from '../theme/index.ts';
import { contrast, distinctColors } from './distinctColors.ts';
import { ownPaletteId, paletteColors, palettes, significanceColors } from './palettes.ts';

const themes = ['light', 'dark'] as const;
const ofKind = (kind: string) => palettes.filter((palette) => palette.kind === kind);
const lightness = (colors: readonly string[]) => colors.map((color) => hexToOklab(color)[0]);

const asDeuteranope = (hex: string) => hexToOklab(simulate(hex, 'deuteranopia'));

function closest(colors: readonly ReturnType<typeof hexToOklab>[]) {
  let least = Infinity;
  colors.forEach((one, i) =>
    colors.slice(i + 1).forEach((other) => (least = Math.min(least, colorDistance(one, other)))),
  );
  return least;
}

it('knows the OKLab of white and of sRGB red as published by Ottosson', () => {
  expect(hexToOklab('#ffffff')[0]).toBeCloseTo(1, 4);
  expect(hexToOklab('#ff0000')[0]).toBeCloseTo(0.628, 3);
  expect(hexToOklab('#ff0000')[1]).toBeCloseTo(0.225, 3);
  expect(hexToOklab('#ff0000')[2]).toBeCloseTo(0.126, 3);
});

it('has ids that are unique and ramps of 256 colours', () => {
  expect(new Set(palettes.map(({ id }) => id)).size).toBe(palettes.length);
  for (const palette of palettes) {
    const colors = palette.colors('light');
    expect(colors.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
    if (palette.kind !== 'categorical') expect(colors).toHaveLength(256);
  }
});

it('falls back to the default palette of the kind when the chosen one is unknown or of another kind', () => {
  expect(paletteColors('viridis', 'diverging', 'light')).toEqual(paletteColors('rdbu', 'diverging', 'light'));
  expect(paletteColors(undefined, 'sequential', 'light')).toEqual(paletteColors('viridis', 'sequential', 'light'));
});

it('draws with a palette that somebody made, wherever its id goes, and fills it up for charts that need more', () => {
  const own = ['#112233', '#aabbcc'];
  const id = ownPaletteId(own);
  const colors = paletteColors(id, 'categorical', 'light');
  expect(colors.slice(0, 2)).toEqual(own);
  expect(colors.length).toBe(paletteColors(undefined, 'categorical', 'light').length);
  expect(new Set(colors).size).toBe(colors.length);
  expect(distinctColors(id, 'dark').slice(0, 2)).toEqual(own);
  expect(paletteColors(id, 'sequential', 'light')).toEqual(paletteColors('viridis', 'sequential', 'light'));
  for (const wrong of ['#112233', '#112233#xyzxyz', `${id};`, 'url(#112233#aabbcc)'])
    expect(paletteColors(wrong, 'categorical', 'light')).toEqual(paletteColors(undefined, 'categorical', 'light'));
});

describe.each(ofKind('sequential'))('sequential palette $id', ({ colors }) => {
  it('only gets lighter, or only darker, from step to step', () => {
    const light = lightness(colors('light'));
    const direction = Math.sign(light.at(-1)! - light[0]!);
    // One byte of one channel moves the lightness by up to 0.003: that is rounding, not a turn.
    light.slice(1).forEach((value, i) => expect((value - light[i]!) * direction).toBeGreaterThan(-0.003));
    light.slice(8).forEach((value, i) => expect((value - light[i]!) * direction).toBeGreaterThan(0));
  });
});

describe.each(ofKind('diverging'))('diverging palette $id', ({ colors }) => {
  it('is as light at −x as at +x, and lightest in the middle', () => {
    const light = lightness(colors('light'));
    light.forEach((value, i) => expect(Math.abs(value - light[255 - i]!)).toBeLessThan(0.008));
    expect(Math.max(...light)).toBeCloseTo(light[127]!, 2);
    for (let i = 8; i < 128; i += 8) expect(light[i]!).toBeGreaterThan(light[i - 8]!);
  });

  it('has two ends that a red-green colour-blind person tells apart', () => {
    const all = colors('light');
    expect(colorDistance(asDeuteranope(all[0]!), asDeuteranope(all[255]!))).toBeGreaterThan(0.06);
  });
});

describe.each(themes)('categorical palettes in the %s theme', (theme) => {
  it.each(ofKind('categorical'))('$id: the first five colours stay apart, also for a deuteranope', ({ colors }) => {
    const five = colors(theme).slice(0, 5);
    expect(closest(five.map(hexToOklab))).toBeGreaterThan(0.09);
    expect(closest(five.map(asDeuteranope))).toBeGreaterThan(0.05);
  });

  it('panome: all eight colours stay distinguishable, also for red-green colour-blind people', () => {
    const eight = paletteColors('panome', 'categorical', theme);
    expect(eight).toHaveLength(8);
    expect(closest(eight.map(hexToOklab))).toBeGreaterThan(0.09);
    expect(closest(eight.map(asDeuteranope))).toBeGreaterThan(0.06);
  });
});

describe.each(themes)('colours for many groups in the %s theme', (theme) => {
  it.each(ofKind('categorical'))(
    '$id: starts with the palette, and each further colour differs from the background and from all before it',
    ({ colors, id }) => {
      const [many, own] = [distinctColors(id, theme), colors(theme)];
      expect(many.slice(0, own.length)).toEqual(own);
      expect(new Set(many).size).toBe(many.length);
      for (const color of many.slice(own.length))
        expect(contrast(color, chartColors(theme).background)).toBeGreaterThanOrEqual(3);
      expect(closest(many.slice(0, 24).map(hexToOklab))).toBeGreaterThan(0.1);
      expect(closest(many.map(hexToOklab))).toBeGreaterThan(0.07);
    },
  );

  it('panome: all 40 colours have a contrast of 3 : 1 with the background', () => {
    const many = distinctColors(undefined, theme);
    expect(many).toHaveLength(40);
    for (const color of many) expect(contrast(color, chartColors(theme).background)).toBeGreaterThanOrEqual(3);
  });
});

it('knows the contrast of black and of grey on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it.each(themes)(
  'shows the most significant furthest from the background on a %s page, whatever way the ramp runs',
  (theme) => {
    const [near, far] = theme === 'dark' ? [Math.min, Math.max] : [Math.max, Math.min];
    for (const { id } of ofKind('sequential')) {
      const light = lightness(significanceColors(id, theme));
      expect([light[0], light.at(-1)]).toEqual([near(...light), far(...light)]);
    }
  },
);
