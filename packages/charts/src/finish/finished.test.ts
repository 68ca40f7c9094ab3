import { expect, it } from 'vitest';
import { chartById } from '../index.ts';
import { renderSvg } from '../node/index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { table } from '../testing/tables.ts';
import { wholeNamesIn } from './wholeNames.ts';

const long = 'p__Firmicutes_A;c__Clostridia;g__Lachnospiraceae_NK4A136_group';
const taxa = [long, 'g__Alistipes', '其他'];
const composition = (names: readonly string[]) =>
  exampleInput('composition-bar', {
    groups: null,
    tables: {
      composition: table('composition', { taxon: [...names], S1: [0.5, 0.3, 0.2], S2: [0.4, 0.4, 0.2] }),
      means: table('means', { group: [], taxon: [], mean: [] }),
      taxa: table('taxa', { taxon: [...names], mean: [0.45, 0.35, 0.2] }),
    },
  });

it('knows the whole name behind each shortened one, and writes it into the SVG for who points at it', () => {
  const input = composition(taxa);
  const drawing = chartById('composition-bar')!.draw(input);
  const shown = Object.keys(drawing.wholeNames!);
  expect(Object.values(drawing.wholeNames!)).toEqual([long]);
  expect(shown[0]).toMatch(/^p__.*….*group$/);
  expect(renderSvg(drawing, input.size)).toContain(`<g><title>${long}</title><text`);
});

it('says nothing about names that are written whole', () => {
  expect(chartById('composition-bar')!.draw(composition(['甲', '乙', '其他'])).wholeNames).toBeUndefined();
});

it('keeps what is written before and after a shortened name, and names all that stand behind one', () => {
  const whole = new Map([
    ['abc…xyz', 'abc one xyz\nabc two xyz'],
    ['g__L…oup', 'g__Lachnospiraceae_group'],
  ]);
  expect(wholeNamesIn({ a: ['■ g__L…oup（12）'], b: { c: 'abc…xyz', d: 'more…' } }, whole)).toEqual({
    '■ g__L…oup（12）': '■ g__Lachnospiraceae_group（12）',
    'abc…xyz': 'abc one xyz\nabc two xyz',
  });
});
