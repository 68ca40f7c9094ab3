import type { Matrix } from '../../model/index.ts';
import { parameter } from '../../records/index.ts';
import { rowMoments } from '../../rows/index.ts';
import type { SharedSample } from './joinSamples.ts';
import type { MergeModesOptions } from './mergeModes.schema.ts';

/** A feature of one mode with what decides whether it stays; an unknown level or RSD is `NaN` and comes last. */
export type Candidate = {
  readonly mode: 0 | 1;
  readonly row: number;
  readonly name: string;
  readonly level: number;
  readonly rsd: number;
  readonly mean: number;
};

export const modes = ['pos', 'neg'] as const;

const nameColumns =
  /^(?:name|compound|compounds|compound ?name|metabolite|metabolite ?name|identification|annotation|代谢物|代谢物名|代谢物名称|化合物|化合物名|化合物名称|名称|注释)$/iu;
export const levelColumns =
  /^(?:level|msi|msi ?level|identification ?level|id ?level|confidence ?level|等级|级别|鉴定等级|鉴定级别)$/iu;

/**
 * The texts of an annotation column: the one chosen, else the one that is named so.
 * @throws {InputError} When the chosen one is not there.
 */
function annotation(
  matrix: Matrix,
  chosen: string,
  pattern: RegExp,
  words: { readonly option: string; readonly label: string; readonly table: string },
): readonly string[] | null {
  const found = matrix.annotations.find(({ name }) => (chosen === '' ? pattern.test(name.trim()) : name === chosen));
  if (found || chosen === '') return found?.values ?? null;
  throw parameter(
    { option: words.option },
    `${words.table}没有名为“${chosen}”的文字列`,
    `两个表都需要“${words.label}”，并且列名相同；文字列有：${matrix.annotations.map(({ name }) => name).join('、') || '没有'}`,
  );
}

export function candidatesOf(
  matrix: Matrix,
  mode: 0 | 1,
  shared: readonly SharedSample[],
  qc: readonly number[],
  options: MergeModesOptions,
): Candidate[] {
  const table = mode === 0 ? '正离子表' : '负离子表';
  const names =
    annotation(matrix, options.name, nameColumns, { option: 'name_column', label: '化合物名列', table }) ??
    (options.name === '' ? matrix.ids : null);
  const levels = annotation(matrix, options.level, levelColumns, {
    option: 'level_column',
    label: '鉴定等级列',
    table,
  });
  const width = matrix.samples.length;
  const figures = (row: number, samples: readonly number[]) =>
    rowMoments(Float64Array.from(samples, (at) => matrix.values[row * width + shared[at]!.columns[mode]]!));
  const all = [...shared.keys()];
  return matrix.ids.map((_, row) => {
    const [whole, control] = [figures(row, all), figures(row, qc)];
    const level = /\d+(?:\.\d+)?/u.exec(levels?.[row] ?? '');
    return {
      mode,
      row,
      name: (names?.[row] ?? '').trim(),
      level: level ? Number(level[0]) : Number.NaN,
      rsd: qc.length > 1 && control.mean > 0 ? Math.sqrt(control.variance) / control.mean : Number.NaN,
      mean: whole.mean,
    };
  });
}
