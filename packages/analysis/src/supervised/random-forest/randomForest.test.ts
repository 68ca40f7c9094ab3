import { describe, expect, it } from 'vitest';
import { pearsonOf, ranksOf } from '../../testing/byDefinition.ts';
import { builtFrom, context, numbersOf, textsOf } from '../../testing/runs.ts';
import { randomForest as definition } from './index.ts';
import { randomForest } from './randomForest.ts';
import reference from './randomForest.reference.json' with { type: 'json' };

const defaults = { trees: 1000, mtry: 0, minNode: 1 };
const data = builtFrom(reference.values, reference.groups);

describe('agrees in distribution with R’s randomForest', () => {
  const output = randomForest(data, defaults, context);

  it('in the out-of-bag error', () => {
    expect(Math.abs(numbersOf(output, 'error', 'oob').at(-1)! - reference.error)).toBeLessThan(
      4 * reference.error_sd + 1 / reference.groups.length,
    );
  });

  it.each(['accuracy', 'gini'] as const)(
    'in every %s importance, within four standard deviations of runs in R',
    (column) => {
      const [mean, spread] = [reference[column], reference[`${column}_sd`]];
      numbersOf(output, 'importance', column).forEach((value, i) =>
        expect(Math.abs(value - mean[i]!), `feature ${i + 1}`).toBeLessThan(4 * spread[i]! + 0.02 * Math.max(...mean)),
      );
    },
  );

  it.each(['accuracy', 'accuracy_z', 'gini'] as const)('in the order of the features by %s', (column) => {
    expect(pearsonOf(ranksOf(numbersOf(output, 'importance', column)), ranksOf(reference[column]))).toBeGreaterThan(
      0.85,
    );
    expect(pearsonOf(numbersOf(output, 'importance', column), reference[column])).toBeGreaterThan(0.98);
  });
});

describe('facts that do not depend on a reference', () => {
  const small = { ...defaults, trees: 100 };

  it('gives the same result for the same seed', () => {
    expect(randomForest(data, small, context)).toEqual(randomForest(data, small, context));
    expect(randomForest(data, small, { ...context, seed: 2 }).tables[0]).not.toEqual(
      randomForest(data, small, context).tables[0],
    );
  });

  it('depends only on the order of values, except where a split lies halfway', () => {
    const scaled = builtFrom(
      reference.values.map((row) => row.map((value) => (value === null ? null : 8 * value))),
      reference.groups,
    );
    expect(randomForest(scaled, small, context).tables).toEqual(randomForest(data, small, context).tables);
  });

  it('finds the one feature that separates the groups, with nearly all the importance', () => {
    const group = Array.from({ length: 20 }, (_, i) => (i < 10 ? 'A' : 'B'));
    const output = randomForest(
      builtFrom([group.map((_, i) => i), group.map((_, i) => (i * 7) % 20), group.map((_, i) => (i * 3) % 20)], group),
      { ...small, mtry: 3 },
      context,
    );
    expect(numbersOf(output, 'error', 'oob').at(-1)).toBeLessThan(0.11);
    expect(numbersOf(output, 'importance', 'gini')[0]).toBeGreaterThan(5 * numbersOf(output, 'importance', 'gini')[1]!);
  });

  it('counts every sample once in the confusion matrix, and votes add up to 1', () => {
    const output = randomForest(data, small, context);
    const counted = [1, 2, 3].flatMap((level) => numbersOf(output, 'confusion', `predicted_${level}`));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(47);
    numbersOf(output, 'predictions', 'vote_1').forEach((vote, row) =>
      expect(
        vote + numbersOf(output, 'predictions', 'vote_2')[row]! + numbersOf(output, 'predictions', 'vote_3')[row]!,
      ).toBeCloseTo(1, 12),
    );
    expect(textsOf(output, 'importance', 'feature')).not.toContain('f5');
    expect(output.removed.map(({ id }) => id)).toEqual(['f5', 'f6']);
  });

  it('warns when it cannot separate the groups, and refuses too few samples', () => {
    const group = Array.from({ length: 24 }, (_, i) => (i % 2 ? 'A' : 'B'));
    const noise = builtFrom(
      Array.from({ length: 6 }, (_, f) => group.map((_, i) => Math.sin(91.7 * f + 17.3 * i * i))),
      group,
    );
    const { facts, messages } = randomForest(noise, small, context);
    expect(messages.some(({ text }) => text.includes('没有区分能力'))).toBe(Number(facts['oob_error']) >= 0.5);
    expect(() => randomForest(builtFrom([[1, 2, 3, 4]], ['A', 'A', 'A', 'B']), small, context)).toThrow(
      '分组“B”只有 1 个样本',
    );
  });
});

it('writes a paragraph for publication, with its sources', () => {
  const note = definition.note(
    { trees: 100, mtry: 0, min_node: 1 },
    randomForest(data, { ...defaults, trees: 100 }, context).facts,
  );
  expect(note).toContain('随机抽取的 3 个特征');
  expect(note).toContain('doi:10.1023/A:1010933404324');
  expect(note).not.toMatch(/undefined|NaN/u);
});
