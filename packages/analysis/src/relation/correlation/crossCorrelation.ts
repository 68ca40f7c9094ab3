import { agglomerate, distances } from '../../hierarchical-clustering/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Message, MethodOutput, Table } from '../../model/index.ts';
import { transposed } from '../../rows/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { adjustedTable } from './adjustedTable.ts';
import { coefficientHelp, crossCorrelate } from '../../correlation/index.ts';
import type { CorrelationOptions } from './correlation.schema.ts';
import { pairedItems, type PairedItems } from './pairedTables.ts';
import { featureClasses } from './featureClasses.ts';
import { crossPairsTable } from './pairsTable.ts';
import { strengths } from './strengths.ts';

/**
 * Correlations of the features of one table with those of another over their common samples, with p-values, their
 * adjustment over all pairs between the tables, and an order of each side for drawing.
 *
 * `order` is that of an average-linkage tree on the euclidean distances between the rows (columns) of coefficients.
 *
 * @throws {InputError} See `pairedItems`.
 */
export function crossCorrelation(matrix: Matrix, matrix2: Matrix, options: CorrelationOptions): MethodOutput {
  const items = pairedItems(matrix, matrix2, options);
  const { first, second, removed } = items;
  const classes = featureClasses([matrix, matrix2], options.classColumn);
  const [rows, others] = [first.ids.length, second.ids.length];
  const { r, p } = crossCorrelate(
    { first: first.values, rows, second: second.values, others, columns: first.observations },
    options.method,
  );
  const adjusted = pAdjust(p, options.pAdjust);
  const pairs = crossPairsTable(first.ids, second.ids, r, p, adjusted, options);
  const isMissing = (values: Float64Array): number =>
    values.reduce((count, value) => count + Number(Number.isNaN(value)), 0);
  const [undefinedPairs, missing] = [isMissing(p), isMissing(first.values) + isMissing(second.values)];
  const ordered = !r.some(Number.isNaN);

  return {
    tables: [
      tableOf('r', '相关系数矩阵', [
        textColumn('id', '特征', first.ids, { help: '第一个数据表中参与计算的特征' }),
        ...second.ids.map((id, j) =>
          numberColumn(
            id,
            id,
            Float64Array.from(first.ids, (_, i) => r[i * others + j]!),
            { help: coefficientHelp[options.method] },
          ),
        ),
      ]),
      pairs,
      orderTable(
        items,
        ordered
          ? [orderOf(r, rows, others), orderOf(transposed(r, rows, others), others, rows)]
          : [first.ids.keys(), second.ids.keys()].map((keys) => Uint32Array.from(keys)),
        classes,
      ),
      adjustedTable(first.ids, second.ids, (i, j) => adjusted[i * others + j]!),
    ],
    removed,
    messages: messagesOf(
      items,
      { pairs: p.length, listed: pairs.rows, undefinedPairs, ordered },
      [matrix, matrix2],
      options,
    ),
    facts: {
      tables: 2,
      items: rows,
      items_second: others,
      observations: first.observations,
      features_input: matrix.ids.length,
      features_input_second: matrix2.ids.length,
      samples_left: items.left.length,
      pairs: p.length,
      pairs_listed: pairs.rows,
      pairs_undefined: undefinedPairs,
      ...strengths(r, adjusted),
      missing_values: missing,
      items_removed: removed.filter(({ kind }) => kind === 'feature').length,
    },
  };
}

/** The rows from one end of their tree to the other. */
function orderOf(values: Float64Array, rows: number, columns: number): Uint32Array {
  return rows < 2
    ? Uint32Array.from({ length: rows })
    : agglomerate(distances(values, rows, columns, 'euclidean'), 'average').order;
}

function orderTable(
  { first, second }: PairedItems,
  orders: readonly Uint32Array[],
  classes: readonly ReadonlyMap<string, string>[] | null,
): Table {
  const [one, other] = orders as [Uint32Array, Uint32Array];
  const places = (order: Uint32Array): number[] => Array.from(order, (_, i) => i + 1);
  return tableOf('order', '聚类顺序', [
    integerColumn('position', '位置', Float64Array.from([...places(one), ...places(other)]), {
      help: '在热图中从上到下（第一个表）或从左到右（第二个表）的次序，从 1 开始',
    }),
    textColumn('id', '名称', [...Array.from(one, (i) => first.ids[i]!), ...Array.from(other, (i) => second.ids[i]!)], {
      help: '参与计算的特征',
    }),
    integerColumn('table', '数据表', Float64Array.from([...places(one).fill(1), ...places(other).fill(2)]), {
      help: '特征来自第几个数据表',
    }),
    ...(classes
      ? [
          textColumn(
            'class',
            '类别',
            [
              ...Array.from(one, (i) => classes[0]!.get(first.ids[i]!) ?? ''),
              ...Array.from(other, (i) => classes[1]!.get(second.ids[i]!) ?? ''),
            ],
            { help: '数据表中数值列旁的分类列；没有写的为空' },
          ),
        ]
      : []),
  ]);
}

function messagesOf(
  { removed, left, told }: PairedItems,
  found: {
    readonly pairs: number;
    readonly listed: number;
    readonly undefinedPairs: number;
    readonly ordered: boolean;
  },
  tables: readonly Matrix[],
  { of, topVariable }: CorrelationOptions,
): Message[] {
  const messages: Message[] = [...told];
  if (of === 'samples') messages.push({ level: 'info', text: '给出了第二个数据表，计算的是两个表的特征之间的相关。' });
  if (left.length > 0)
    messages.push({
      level: 'warning',
      text: `有 ${left.length} 个样本只在一个数据表中（例如“${left[0]}”），没有使用。`,
    });
  tables.forEach(({ ids }, at) => {
    if (topVariable !== 'all' && topVariable < ids.length)
      messages.push({
        level: 'info',
        text: `第${'一二'[at]}个数据表的 ${ids.length} 个特征中取方差最大的 ${topVariable} 个计算。`,
      });
  });
  if (removed.length > 0)
    messages.push({ level: 'info', text: `有 ${removed.length} 个样本或特征因取值恒定或缺失未参与计算。` });
  if (found.listed < found.pairs)
    messages.push({
      level: 'info',
      text: `共 ${found.pairs} 对，成对表列出其中 ${found.listed} 对；p 值校正按全部对计算。`,
    });
  if (found.undefinedPairs > 0)
    messages.push({ level: 'warning', text: `有 ${found.undefinedPairs} 对共有的有效值不足或取值恒定，没有 p 值。` });
  if (!found.ordered)
    messages.push({ level: 'warning', text: '部分相关系数没有定义，特征未聚类，按数据中的顺序排列。' });
  return messages;
}
