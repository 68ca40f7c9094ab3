import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { printed, unheldIn } from '../../glyphs/index.ts';
import { codesIn } from './codesIn.ts';
import { fontNames } from './fonts.ts';

/** Code points as ranges in base 36: the gap since the range before, and a length above one. */
function rangesOf(codes: readonly number[]): string {
  const ranges: string[] = [];
  let [end, start] = [0, -1];
  const close = (next: number) => {
    if (start >= 0) {
      const length = next - start;
      ranges.push(`${(start - end).toString(36)}${length > 1 ? `.${length.toString(36)}` : ''}`);
      end = next;
    }
  };
  codes.forEach((code, at) => {
    if (at > 0 && code === codes[at - 1]! + 1) return;
    if (at > 0) close(codes[at - 1]! + 1);
    start = code;
  });
  close(codes.at(-1)! + 1);
  return ranges.join(' ');
}

it('knows without a font what the fonts hold; `-u` writes it anew', async () => {
  const document = new PDFDocument({ autoFirstPage: false });
  const visible = /[^\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
  const held = new Set(fontNames(400).flatMap((name) => [...codesIn(document, name)]));
  const codes = [...held].filter((code) => visible.test(String.fromCodePoint(code))).toSorted((a, b) => a - b);
  await expect(
    `// Made by \`npx vitest run --project unit packages/charts/src/node/pdf/coverage -u\`.\nexport const ranges =\n  '${rangesOf(codes)}';\n`,
  ).toMatchFileSnapshot('../../glyphs/coverage.generated.ts');
});

it('has what scientific texts are written with', () => {
  const signs = '₀₁₂₃₄₅₆₇₈₉₊₋ₐₙ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⅠⅡⅢⅣⅤ½⅓−±×÷·≤≥≈≠∞√∑∂∝∼→←↑↓↔⇒µμαβγδεκλσφωΔΩ𝛼𝑝𝐑ℓÅ°′″‰℃①②□■▲●◆✓✗♀♂†‡§éñőșž';
  expect(unheldIn([signs])).toEqual({ missing: [], replaced: [] });
});

it('names what no font has, and never changes a number by writing it otherwise', () => {
  expect(unheldIn(['肝😀脏', 'ᚠ😀'])).toEqual({ missing: ['😀', 'ᚠ'], replaced: [] });
  expect(printed('😀')).toEqual({ text: '□', as: 'missing' });
  // Neither the joiner nor the selector of a form is drawn.
  expect([printed('\u200d').text, printed('\ufe0f').text]).toEqual(['', '']);
  // A square unit that no font has is written out.
  expect(unheldIn(['㎍'])).toEqual({ missing: [], replaced: ['㎍'] });
  expect(printed('㎍').text).toBe('μg');
});
