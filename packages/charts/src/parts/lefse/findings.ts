import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

/** The word that the method writes for a clade that passed every step. */
const keptWord = '差异';

/** One clade of the result. */
export type Finding = {
  readonly path: string;
  readonly name: string;
  readonly rank: string;
  readonly group: string;
  readonly lda: number;
  readonly p: number;
  readonly mean: number;
  readonly kept: boolean;
};

/** The clades of a LEfSe result, in the order of its table. */
export function findings(input: ChartInput): Finding[] {
  const table = tableOf(input, 'result');
  const [path, name, rank, group, verdict] = ['feature', 'taxon', 'rank', 'group', 'verdict'].map((column) =>
    texts(table, column),
  ) as [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]];
  const [lda, p, mean] = [numbers(table, 'lda'), numbers(table, 'p'), numbers(table, 'log10_mean')];
  return path.map((own, row) => ({
    path: own,
    name: name[row]!,
    rank: rank[row]!,
    group: group[row]!,
    lda: lda[row]!,
    p: p[row]!,
    mean: mean[row]!,
    kept: verdict[row] === keptWord,
  }));
}
