import type { ProblemList } from '../problems/index.ts';
import { comparisonMark } from '../../records/index.ts';
import type { Features } from './features.ts';

const comparisonHeading = /^(?:contrast|comparison|比较|对比|比较组)$/iu;
const featureHeading =
  /^(?:feature|feature[_ ]?id|gene|gene[_ ]?id|gene[_ ]?symbol|symbol|protein|compound|id|name|特征|基因|蛋白|代谢物)$/iu;

type Columns = {
  readonly idName: string;
  readonly samples: readonly string[];
  readonly annotations: readonly string[];
};
type Spread = { readonly features: Features } & Columns;

/**
 * A table of differences with several comparisons one below the other, such as that of limma, as one row a feature: the
 * numbers of each comparison side by side, named `comparison：column`; those of the only comparison keep their names. A
 * feature that a comparison lacks is missing there.
 *
 * @returns `null` when the table is not of this form.
 */
export function comparisonsSideBySide(
  { ids, rows, texts, values }: Features,
  { annotations, idName, samples }: Columns,
  problems: ProblemList,
): Spread | null {
  const column = annotations.findIndex((name) => featureHeading.test(name));
  if (!comparisonHeading.test(idName) || column < 0 || samples.length === 0) return null;
  const comparisons = [...new Set(ids)];
  const names = [...new Set(texts[column]!)];
  const [placeOf, comparisonOf] = [
    new Map(names.map((name, at) => [name, at])),
    new Map(comparisons.map((name, at) => [name, at])),
  ];
  const width = comparisons.length * samples.length;
  const spread = new Float64Array(names.length * width).fill(Number.NaN);
  const first = new Int32Array(names.length).fill(-1);
  const seen = new Set<number>();
  for (let row = 0; row < ids.length; row += 1) {
    const [at, which] = [placeOf.get(texts[column]![row]!)!, comparisonOf.get(ids[row]!)!];
    const cell = at * comparisons.length + which;
    if (seen.has(cell) || names[at] === '') return null;
    seen.add(cell);
    if (first[at] === -1) first[at] = row;
    spread.set(values.subarray(row * samples.length, (row + 1) * samples.length), at * width + which * samples.length);
  }
  if (comparisons.length > 1) {
    problems.add({
      code: 'several-comparisons',
      severity: 'warning',
      what: `表中有 ${comparisons.length} 个比较（${comparisons.slice(0, 3).join('、')}${comparisons.length > 3 ? '…' : ''}），已把各比较的数值并排，每个特征一行`,
      remedy: '需要选择比较的工具会给出选项；如果只要其中一个，也可先筛选后再上传',
    });
  }
  const kept = annotations.flatMap((name, at) =>
    at === column ? [] : [{ name, texts: Array.from(first, (row) => texts[at]![row]!) }],
  );
  return {
    idName: annotations[column]!,
    samples:
      comparisons.length === 1
        ? samples
        : comparisons.flatMap((comparison) => samples.map((name) => `${comparison}${comparisonMark}${name}`)),
    annotations: kept.map(({ name }) => name),
    features: {
      ids: names,
      values: spread,
      texts: kept.map((one) => one.texts),
      rows: Uint32Array.from(first, (row) => rows[row]!),
    },
  };
}
