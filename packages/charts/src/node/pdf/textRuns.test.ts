import { expect, it } from 'vitest';
import { setInFonts, textsOf } from './textRuns.ts';

const text = '<text dominant-baseline="central" style="font-size:10px;font-family:Arial;" y="6">β &lt; ₂😀</text>';

it('splits a text into runs of the fonts that hold them, all on one baseline', () => {
  const svg = setInFonts(text, (char) => (char === 'β' ? 'greek' : 'everyday'));
  expect(svg).toBe(
    '<text dy="3.570" style="font-size:10px;" y="6" font-family="greek">' +
      '<tspan font-family="greek">β</tspan><tspan font-family="everyday"> &lt; ₂□</tspan></text>',
  );
});

it('finds what a figure says', () => {
  expect(textsOf(`<svg>${text}<text></text></svg>`)).toEqual(['β < ₂😀']);
});
