import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Message, MethodOutput, Table } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { agglomerate } from '../../hierarchical-clustering/index.ts';
import { adjustedTable } from './adjustedTable.ts';
import { coefficientHelp, correlate } from '../../correlation/index.ts';
import type { CorrelationOptions } from './correlation.schema.ts';
import { correlationItems, type Items } from './correlationItems.ts';
import { pairsTable } from './pairsTable.ts';
import { strengths } from './strengths.ts';

/**
 * Correlations among samples or among features, with p-values, their adjustment over all pairs, and an order for
 * drawing.
 *
 * Items stand in `r` as in the matrix; `order` is that of an average-linkage tree on 1 − r.
 *
 * @throws {InputError} See `correlationItems`.
 */
export function correlation(matrix: Matrix, options: CorrelationOptions): MethodOutput {
  const items = correlationItems(matrix, options);
  const size = items.ids.length;
  const { r, p } = correlate(items.values, size, items.observations, options.method);
  const adjusted = pAdjust(p, options.pAdjust);
  const pairs = pairsTable(items.ids, r, p, adjusted, options);
  const undefinedPairs = p.reduce((count, value) => count + Number(Number.isNaN(value)), 0);
  const order = r.some(Number.isNaN)
    ? undefined
    : agglomerate({ size, stride: size, values: r.map((value) => 1 - value) }, 'average').order;

  return {
    tables: [
      rTable(items, r, coefficientHelp[options.method]),
      pairs,
      orderTable(items.ids, order ?? Uint32Array.from(items.ids, (_, i) => i)),
      adjustedTable(items.ids, items.ids, (i, j) =>
        i === j ? Number.NaN : adjusted[pairAt(Math.min(i, j), Math.max(i, j), size)]!,
      ),
    ],
    removed: items.removed,
    messages: messagesOf(items, p.length, pairs.rows, undefinedPairs, order !== undefined, matrix, options),
    facts: {
      items: size,
      observations: items.observations,
      features_input: matrix.ids.length,
      pairs: p.length,
      pairs_listed: pairs.rows,
      pairs_undefined: undefinedPairs,
      ...strengths(r, adjusted, size + 1),
      missing_values: items.values.reduce((count, value) => count + Number(Number.isNaN(value)), 0),
      items_removed: items.removed.filter(({ kind }) => kind === (options.of === 'samples' ? 'sample' : 'feature'))
        .length,
    },
  };
}

/** The place of the pair i < j when pairs go row after row. */
const pairAt = (i: number, j: number, size: number): number => i * size - (i * (i + 1)) / 2 + j - i - 1;

function rTable({ ids }: Items, r: Float64Array, help: string): Table {
  const size = ids.length;
  return tableOf('r', '相关系数矩阵', [
    textColumn('id', '名称', ids, { help: nameHelp }),
    // The matrix is symmetric: a row serves as the column.
    ...ids.map((id, i) => numberColumn(id, id, r.slice(i * size, (i + 1) * size), { help })),
  ]);
}

const nameHelp = '参与计算的样本或特征';

function orderTable(ids: readonly string[], order: Uint32Array): Table {
  return tableOf('order', '聚类顺序', [
    integerColumn(
      'position',
      '位置',
      Float64Array.from(order, (_, i) => i + 1),
      { help: '在相关性热图中从上到下、从左到右的次序，从 1 开始' },
    ),
    textColumn(
      'id',
      '名称',
      Array.from(order, (i) => ids[i]!),
      { help: nameHelp },
    ),
  ]);
}

function messagesOf(
  items: Items,
  pairs: number,
  listed: number,
  undefinedPairs: number,
  ordered: boolean,
  matrix: Matrix,
  options: CorrelationOptions,
): Message[] {
  const messages: Message[] = [];
  const word = options.of === 'samples' ? '样本' : '特征';
  const { topVariable } = options;
  if (options.of === 'features' && topVariable !== 'all' && topVariable < matrix.ids.length) {
    messages.push({ level: 'info', text: `${matrix.ids.length} 个特征中取方差最大的 ${topVariable} 个计算。` });
  }
  if (items.removed.length > 0)
    messages.push({ level: 'info', text: `有 ${items.removed.length} 个样本或特征因取值恒定或缺失未参与计算。` });
  if (listed < pairs)
    messages.push({ level: 'info', text: `共 ${pairs} 对，成对表列出其中 ${listed} 对；p 值校正按全部对计算。` });
  if (undefinedPairs > 0)
    messages.push({ level: 'warning', text: `有 ${undefinedPairs} 对共有的有效值不足或取值恒定，没有 p 值。` });
  if (!ordered) messages.push({ level: 'warning', text: `部分相关系数没有定义，${word}未聚类，按数据中的顺序排列。` });
  return messages;
}
