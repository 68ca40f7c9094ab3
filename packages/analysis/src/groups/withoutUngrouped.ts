import type { Groups, Matrix, Removal } from '../model/index.ts';

type Grouped = { readonly matrix?: Matrix | undefined; readonly groups?: Groups | undefined };

/** Why a sample with the group `''` takes no part. */
const ungroupedReason = '没有分组（空白、NA 或设为不参与）';

/** The data without the samples whose group is missing, and their names. */
export function withoutUngrouped<Inputs extends Grouped>(
  inputs: Inputs,
): { readonly inputs: Inputs; readonly removed: readonly Removal[] } {
  const { groups, matrix } = inputs;
  if (!groups?.group.includes('')) return { inputs, removed: [] };
  const gone = new Set(groups.samples.filter((_, at) => groups.group[at] === ''));
  const kept = [...groups.samples.keys()].filter((at) => groups.group[at] !== '');
  const pick = (values: readonly string[]): readonly string[] => kept.map((at) => values[at]!);
  return {
    inputs: {
      ...inputs,
      groups: {
        ...groups,
        samples: pick(groups.samples),
        group: pick(groups.group),
        levels: groups.levels.filter((level) => level !== ''),
        factors: groups.factors.map(({ name, values }) => ({ name, values: pick(values) })),
      },
      ...(matrix ? { matrix: withoutSamples(matrix, gone) } : {}),
    },
    removed: [...gone].map((id) => ({ kind: 'sample', id, reason: ungroupedReason })),
  };
}

/** The matrix without some of its samples. */
export function withoutSamples(matrix: Matrix, gone: ReadonlySet<string>): Matrix {
  const width = matrix.samples.length;
  const columns = [...matrix.samples.keys()].filter((column) => !gone.has(matrix.samples[column]!));
  if (columns.length === width) return matrix;
  const values = new Float64Array(matrix.ids.length * columns.length);
  for (let row = 0, to = 0; row < matrix.ids.length; row += 1)
    for (const column of columns) values[to++] = matrix.values[row * width + column]!;
  return { ...matrix, samples: columns.map((column) => matrix.samples[column]!), values };
}
