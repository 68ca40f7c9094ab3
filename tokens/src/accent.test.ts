import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentOf, defaultPrimary } from './accent.ts';
import { appearances } from './appearance.ts';
import { contrast } from './contrast.ts';
import { merge } from './resolve.ts';
import { pairsOf } from './testing/pairs.ts';
import { themeTokens, type ThemeTokens } from './themes.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** The corners of the colour space, where clipping and rounding are most likely to go wrong. */
const corners = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#808080',
  '#777777',
  '#010101',
  '#fefefe',
];

describe.each(appearances)('$theme, contrast $contrast, vision $vision', (appearance) => {
  const drawn = themeTokens(appearance);
  const low = (primary: string) =>
    pairsOf(merge(drawn, accentOf(primary, appearance)) as ThemeTokens, appearance.contrast)
      .filter(({ foreground, background, least }) => contrast(foreground, background) < least)
      .map(({ name }) => `${name} with ${primary}`);

  test('the default blue gives exactly the tokens of the theme files', () => {
    const { bg, fg, border, brand } = drawn.color;
    expect(accentOf(defaultPrimary, appearance)).toEqual({
      color: {
        bg: { accent: bg.accent, accentHover: bg.accentHover, accentSubtle: bg.accentSubtle, selected: bg.selected },
        fg: { accent: fg.accent, onAccent: fg.onAccent },
        border: { accent: border.accent, focus: border.focus },
        brand,
      },
    });
  });

  test.each(corners)('every pair of text and background is readable with %s', (primary) =>
    expect(low(primary)).toEqual([]),
  );

  test('every pair of text and background is readable with any primary colour', () => {
    fc.assert(
      fc.property(color, (primary) => {
        expect(low(primary)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a button looks different under the pointer, whatever the colour', () => {
    fc.assert(
      fc.property(
        color,
        (primary) =>
          accentOf(primary, appearance).color.bg.accent !== accentOf(primary, appearance).color.bg.accentHover,
      ),
      { numRuns: 60 },
    );
  });
});

test('keeps the hue of the chosen colour', () => {
  const { bg } = accentOf('#d4380d', appearances[0]!).color;
  expect(bg.accent).toMatch(/^#[b-d]/);
});

test('refuses anything that is not an opaque colour', () => {
  expect(() => accentOf('blue', appearances[0]!)).toThrow('not an opaque hex colour');
});
