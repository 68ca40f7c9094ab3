import { expect, it } from 'vitest';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { boxPlot } from './boxPlot.ts';

type Element = { readonly type: string; readonly style: { readonly text?: string } };
const elements = (own: Record<string, string | boolean>, size = { width: 720, height: 520 }): readonly Element[] =>
  (
    boxPlot.draw(exampleInput('box-plot', { settings: { own }, options: { p: 0.05 }, size })).option as unknown as {
      graphic: { elements: readonly Element[] };
    }
  ).graphic.elements;
const written = (...given: Parameters<typeof elements>): readonly string[] =>
  elements(...given).flatMap(({ style, type }) => (type === 'text' && style.text ? [style.text] : []));

it('joins only groups that differ significantly, by lines with stars', () =>
  expect(written({}).filter((text) => text.includes('*'))).toEqual(['**', '****']));

it('writes letters or P values when asked', () => {
  expect(written({ marks: 'letters' }).filter((text) => /^[abc]$/u.test(text))).toEqual(['c', 'b', 'a', 'c', 'b', 'a']);
  expect(written({ marks: 'p' }).filter((text) => text.startsWith('P'))).toHaveLength(2);
});

it('writes letters instead when lines would fill the panel', () =>
  expect(written({}, { width: 320, height: 150 }).some((text) => text.includes('*'))).toBe(false));

it('draws every value, or only those outside the whiskers', () => {
  const dots = (own: Record<string, string | boolean>) => elements(own).filter(({ type }) => type === 'circle').length;
  expect([dots({}), dots({ points: false }), dots({ form: 'strip', points: false })]).toEqual([30, 0, 30]);
});
