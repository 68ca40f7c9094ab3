import { smallestEffect } from '@panome/analysis/power-of-tests';
import type { GroupContrast, GroupScheme, SchemeGuard } from '@panome/contract';
import { checkBatches } from '@panome/contract/sample-forms';
import type { SchemeDraft } from './faults.ts';

const test = { alpha: 0.05, power: 0.8 };
const words = `差异以组内标准差为单位（Cohen d = 均值之差 ÷ 组内标准差）：双侧两样本 t 检验，α = ${test.alpha}，功效 ${test.power}，只检验一个特征；同时检验许多特征时要更大的差异`;

/** A factor of this name says which samples were handled together, and not what was done to them. */
const batchName = /批|batch|plate|板号|lane|flow.?cell|上机/iu;

function batchesOf({ factors, groups }: GroupScheme): SchemeGuard['batches'] {
  return factors
    .filter(({ name }) => batchName.test(name))
    .map(({ name, values }) => {
      const rows = groups.flatMap((group) =>
        group.samples.map((sample) => ({ name: sample, group: group.name, batch: values[sample] ?? '' })),
      );
      const { batches, confounded, counts, findings, groups: grouped } = checkBatches(rows);
      return {
        factor: name,
        groups: [...grouped],
        batches: [...batches],
        counts: counts.map((row) => [...row]),
        confounded,
        findings: [...findings],
      };
    });
}

function smallestOf({ reference, test: tested }: GroupContrast, sizes: ReadonlyMap<string, number>) {
  const missing = [tested, reference].filter((name) => !sizes.has(name));
  const [first, second] = [sizes.get(tested) ?? 0, sizes.get(reference) ?? 0];
  const counts = { test_samples: first, reference_samples: second };
  const nothing = (reason: string) => ({ ...counts, smallest: null, reason });
  if (missing.length > 0) return nothing(`方案里没有分组“${missing[0]}”`);
  if (tested === reference) return nothing('分组和它自己没有差异可比');
  const empty = first === 0 ? tested : second === 0 ? reference : undefined;
  if (empty !== undefined) return nothing(`分组“${empty}”没有样本`);
  const smallest = smallestEffect([first, second], test);
  if (Number.isNaN(smallest)) return nothing('两组都只有 1 个样本，没有组内差异可以比照，任何检验都做不了');
  const single = first === 1 ? tested : second === 1 ? reference : undefined;
  return {
    ...counts,
    smallest,
    reason: single === undefined ? '' : `“${single}”只有 1 个样本，组内差异只能由另一组估计`,
  };
}

/** Whether batches can be told from groups, and the smallest difference that each contrast can detect. */
export function guardOf({ contrasts, scheme }: SchemeDraft): Omit<SchemeGuard, 'problems'> {
  const sizes = new Map(scheme.groups.map(({ name, samples }) => [name, samples.length]));
  return {
    batches: batchesOf(scheme),
    contrasts: contrasts.map((contrast) => ({ ...contrast, ...smallestOf(contrast, sizes) })),
    test: { ...test, words },
  };
}
