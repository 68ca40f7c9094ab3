import { numberColumn, tableOf, textColumn, type CellCounts, type Table } from '../../model/index.ts';
import type { CellMap } from './cellMap.ts';

/** As many genes are kept cell by cell. */
const mostGenes = 60;

type PerCell = {
  readonly genes: readonly number[];
  /** Wanted names that the table does not have. */
  readonly absent: readonly string[];
  /** How many wanted genes were too many. */
  readonly left: number;
};

/** The genes whose expression is kept cell by cell: the wanted ones, then `others` until there are 60. */
export function genesPerCell(names: readonly string[], wanted: readonly string[], others: readonly number[]): PerCell {
  const place = new Map(names.map((name, gene) => [name, gene]));
  const known = [...new Set(wanted)].flatMap((name) => place.get(name) ?? []);
  const genes = [...new Set([...known.slice(0, mostGenes), ...others])].slice(0, mostGenes);
  return {
    genes,
    absent: [...new Set(wanted)].filter((name) => !place.has(name)),
    left: Math.max(0, known.length - mostGenes),
  };
}

export function cellPlaceTable(
  cells: readonly string[],
  names: readonly string[],
  cluster: Int32Array,
  { how, x, y }: CellMap,
): Table {
  const [first, second] = how === 'given' ? ['x', 'y'] : ['UMAP 1', 'UMAP 2'];
  const help = how === 'given' ? '取自分组表' : '没有单位，只看远近；没有排布细胞时为空';
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与输入的列名相同' }),
    textColumn(
      'cluster',
      '簇',
      Array.from(cluster, (own) => names[own]!),
      { help: '所属的簇或细胞分组' },
    ),
    numberColumn('x', first!, x, { help: `细胞在图上的横坐标，${help}` }),
    numberColumn('y', second!, y, { help: `细胞在图上的纵坐标，${help}` }),
  ]);
}

/** One column for each gene; cells in the order of the table of places. */
export function cellExpressionTable(expression: CellCounts, genes: readonly number[]): Table {
  const place = new Int32Array(expression.genes.length).fill(-1);
  genes.forEach((gene, at) => (place[gene] = at));
  const columns = genes.map(() => new Float64Array(expression.cells.length));
  for (let cell = 0; cell < expression.cells.length; cell += 1) {
    for (let at = expression.starts[cell]!; at < expression.starts[cell + 1]!; at += 1) {
      const own = place[expression.rows[at]!]!;
      if (own >= 0) columns[own]![cell] = expression.values[at]!;
    }
  }
  return tableOf('cell_expression', '细胞的表达', [
    textColumn('cell', '细胞', expression.cells, { help: '细胞条码，与“细胞”表同样的次序' }),
    ...genes.map((gene, at) =>
      numberColumn(expression.genes[gene]!, expression.genes[gene]!, columns[at]!, {
        help: 'ln(1 + 每 10,000 个计数中的计数)；没有计数为 0',
      }),
    ),
  ]);
}
