import { describe, expect, it } from 'vitest';
import { builtFrom, context, deviation, numbersOf } from '../../testing/runs.ts';
import { caught } from '../../testing/caught.ts';
import { oplsDa as definition } from './index.ts';
import { oplsDa } from './oplsDa.ts';
import reference from './oplsDa.reference.json' with { type: 'json' };

const defaults = {
  transform: 'none',
  scale: 'auto',
  orthogonal: 1,
  folds: 7,
  permutations: 30,
  reference: 'C',
  testGroup: 'T',
} as const;
const data = builtFrom(reference.values, reference.groups);

describe('agrees with R', () => {
  it.each(['auto1', 'pareto2', 'none1', 'auto0'] as const)('%s', (name) => {
    const expected = reference[name];
    const output = oplsDa(
      data,
      { ...defaults, scale: expected.scale as 'auto', orthogonal: expected.orthogonal, folds: expected.folds },
      context,
    );
    const size = (values: readonly number[]): number => Math.max(...values.map(Math.abs));
    expect(deviation(numbersOf(output, 'scores', 't_pred'), expected.t_pred, size(expected.t_pred))).toBeLessThan(1e-9);
    expected.to.forEach((off, k) =>
      expect(deviation(numbersOf(output, 'scores', `to${k + 1}`), off, size(off))).toBeLessThan(1e-8),
    );
    for (const column of ['p', 'p_corr', 'vip'] as const)
      expect(
        deviation(numbersOf(output, 'vip', column), expected[column], size(expected[column])),
        column,
      ).toBeLessThan(1e-9);
    if (expected.orthogonal > 0)
      expect(deviation(numbersOf(output, 'vip', 'vip_ortho'), expected.vip_ortho as number[])).toBeLessThan(1e-8);
    else expect(numbersOf(output, 'vip', 'vip_ortho').every(Number.isNaN)).toBe(true);
    for (const column of ['r2x_pred', 'r2x_ortho', 'r2y', 'q2', 'q2_ropls'] as const)
      expect(deviation(numbersOf(output, 'fit', column), expected[column]), column).toBeLessThan(1e-8);
  });
});

describe('facts that do not depend on a reference', () => {
  it('orthogonal scores are uncorrelated with the groups', () => {
    const output = oplsDa(data, { ...defaults, orthogonal: 2 }, context);
    const [predictive, off] = [numbersOf(output, 'scores', 't_pred'), numbersOf(output, 'scores', 'to1')];
    const mean = (group: string): number => {
      const own = off.filter((_, i) => reference.groups[i] === group);
      return own.reduce((sum, value) => sum + value, 0) / own.length;
    };
    expect(Math.abs(mean('T') - mean('C'))).toBeLessThan(1e-9);
    expect(Math.abs(predictive.reduce((sum, value, i) => sum + value * off[i]!, 0))).toBeLessThan(1e-8);
  });

  it('exchanging the groups turns the signs', () => {
    const forward = oplsDa(data, defaults, context);
    const backward = oplsDa(data, { ...defaults, reference: 'T', testGroup: 'C' }, context);
    expect(
      deviation(
        numbersOf(backward, 'vip', 'p').map((value) => -value),
        numbersOf(forward, 'vip', 'p'),
      ),
    ).toBeLessThan(1e-9);
    expect(numbersOf(backward, 'fit', 'q2')[0]).toBeCloseTo(numbersOf(forward, 'fit', 'q2')[0]!, 9);
  });

  it('uses the first two groups except QC when none are chosen', () => {
    const groups = { ...data.groups, levels: ['QC', 'T', 'C'] };
    expect(oplsDa({ ...data, groups }, { ...defaults, reference: '', testGroup: '' }, context).facts).toMatchObject({
      reference: 'T',
      test_group: 'C',
    });
  });
});

describe('refusals', () => {
  it('name a group that does not exist, a group chosen twice, and too few samples', () => {
    expect(caught(() => oplsDa(data, { ...defaults, testGroup: 'X' }, context)).problems[0]).toMatchObject({
      input: 'test_group',
      what: '分组“X”不在分组表中',
    });
    expect(caught(() => oplsDa(data, { ...defaults, testGroup: 'C' }, context)).cause_class).toBe('parameter');
    const few = builtFrom(
      [
        [1, 2, 3, 4, 5],
        [2, 2, 1, 5, 3],
      ],
      ['C', 'C', 'C', 'T', 'T'],
    );
    expect(caught(() => oplsDa(few, defaults, context)).problems[0]!.what).toContain('“T”只有 2 个样本');
  });

  it('gives no more orthogonal components than exist', () => {
    const thin = builtFrom(
      [
        [1, 2, 3, 7, 8, 9.5],
        [2, 1, 2, 1, 3, 1],
      ],
      ['C', 'C', 'C', 'T', 'T', 'T'],
    );
    const output = oplsDa(thin, { ...defaults, orthogonal: 5 }, context);
    expect(output.facts['orthogonal']).toBe(1);
    expect(output.messages.some(({ text }) => text.includes('最多支持 1 个正交成分'))).toBe(true);
  });
});

it('writes a paragraph for publication, with its sources', () => {
  const note = definition.note({ ...defaults, test_group: 'T' }, oplsDa(data, defaults, context).facts);
  expect(note).toContain('“T”为正');
  expect(note).toContain('doi:10.1002/cem.695');
  expect(note).not.toMatch(/undefined|NaN/u);
});
