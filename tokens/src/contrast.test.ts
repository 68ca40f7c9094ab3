import { describe, expect, test } from 'vitest';
import { appearances } from './appearance.ts';
import { contrast } from './contrast.ts';
import { pairsOf } from './testing/pairs.ts';
import { themeTokens } from './themes.ts';

test('follows the WCAG definition', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // The example pair of the WCAG techniques: #767676 is the lightest grey that passes on white.
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

describe.each(appearances)('$theme, contrast $contrast, vision $vision', (appearance) => {
  test.each(pairsOf(themeTokens(appearance), appearance.contrast))(
    '$name reaches $least',
    ({ foreground, background, least }) => {
      expect(contrast(foreground, background)).toBeGreaterThanOrEqual(least);
    },
  );
});
