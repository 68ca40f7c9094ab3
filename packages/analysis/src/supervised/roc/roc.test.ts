import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { builtFrom, context, deviation, numbersOf, textsOf } from '../../testing/runs.ts';
import { roc as definition } from './index.ts';
import { roc } from './roc.ts';
import reference from './roc.reference.json' with { type: 'json' };

const defaults = {
  reference: '',
  testGroup: '',
  direction: 'auto',
  curves: 50,
  combine: 'none',
  markers: '',
  top: 3,
  folds: 5,
} as const;
const data = builtFrom(reference.values, reference.groups);

describe.each(['auto', 'higher', 'lower'] as const)('agrees with pROC, direction %s', (direction) => {
  const expected = reference[direction];
  const output = roc(data, { ...defaults, direction }, context);

  it('in areas, DeLong intervals, Youden indices and directions', () => {
    for (const column of ['auc', 'ci_low', 'ci_high', 'se', 'youden'] as const)
      expect(deviation(numbersOf(output, 'auc', column), expected[column]), column).toBeLessThan(1e-9);
    expect(textsOf(output, 'auc', 'direction')).toEqual(expected.higher.map((one) => (one ? 'higher' : 'lower')));
  });

  it('in every point of every curve', () => {
    const features = textsOf(output, 'curve', 'feature');
    data.matrix.ids.forEach((feature, i) => {
      const own = (column: string): number[] =>
        numbersOf(output, 'curve', column).filter((_, row) => features[row] === feature);
      expect(deviation(own('tpr'), expected.tpr[i]!)).toBeLessThan(1e-12);
      expect(deviation(own('fpr'), expected.fpr[i]!)).toBeLessThan(1e-12);
      expect(deviation(own('threshold').filter(Number.isFinite), expected.threshold[i]!)).toBeLessThan(1e-12);
    });
  });
});

describe('edges', () => {
  it('counts the samples that have a value, feature by feature', () => {
    const output = roc(data, defaults, context);
    expect(numbersOf(output, 'auc', 'n_ref')[4]! + numbersOf(output, 'auc', 'n_test')[4]!).toBe(14);
    expect(output.facts['features_incomplete']).toBe(1);
  });

  it('gives 0.5 to a constant feature, and 1 without an interval to a separating one', () => {
    const output = roc(data, defaults, context);
    expect(numbersOf(output, 'auc', 'auc')[3]).toBe(0.5);
    expect([numbersOf(output, 'auc', 'ci_low')[5], numbersOf(output, 'auc', 'ci_high')[5]]).toEqual([1, 1]);
    expect(numbersOf(output, 'auc', 'sensitivity')[5]).toBe(1);
  });

  it('names features without two values in each group, and refuses when no feature is left', () => {
    const thin = builtFrom(
      [
        [1, null, 3, 4, null],
        [1, 2, 3, 4, 5],
      ],
      ['A', 'A', 'A', 'B', 'B'],
    );
    expect(roc(thin, defaults, context).removed).toEqual([
      { kind: 'feature', id: 'f1', reason: '“B”组的有效值不足 2 个' },
    ]);
    expect(() => roc(builtFrom([[1, null, 3, 4, null]], ['A', 'A', 'A', 'B', 'B']), defaults, context)).toThrow(
      InputError,
    );
    expect(() => roc(builtFrom([[1, 2, 3]], ['A', 'A', 'B']), defaults, context)).toThrow('只有 1 个样本');
  });

  it('says which of three groups it left out, in a message, by sample and in the note', () => {
    const three = builtFrom(
      [
        [1, 2, 3, 4, 5, 9, 9],
        [2, 1, 5, 4, 3, 0, 0],
      ],
      ['A', 'A', 'B', 'B', 'B', 'C', 'QC'],
    );
    const output = roc(three, defaults, context);
    expect(output.messages[0]!.text).toContain('其余 2 个样本未参与，其中 C（1 个）、QC（1 个）');
    expect(output.removed.slice(0, 2).map(({ id, reason }) => [id, reason])).toEqual([
      [three.matrix.samples[5], '分组“C”不参与这次比较'],
      [three.matrix.samples[6], '分组“QC”不参与这次比较'],
    ]);
    expect(definition.note({ ...defaults }, output.facts)).toContain(
      '其余 2 个样本不属于这两组（C（1 个）、QC（1 个））',
    );
    expect(
      roc(data, defaults, context)
        .messages.map(({ text }) => text)
        .join(''),
    ).not.toContain('其余');
  });

  it('draws only the best curves', () => {
    expect(new Set(textsOf(roc(data, { ...defaults, curves: 2 }, context), 'curve', 'feature'))).toEqual(
      new Set(['f6', 'f2']),
    );
  });
});

it('writes a paragraph for publication, with its sources', () => {
  const note = definition.note({ ...defaults }, roc(data, defaults, context).facts);
  expect(note).toContain('以“P”（7 个样本）为目标组');
  expect(note).toContain('doi:10.2307/2531595');
  expect(note).not.toMatch(/undefined|NaN/u);
});
