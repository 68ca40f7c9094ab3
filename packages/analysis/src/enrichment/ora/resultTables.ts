import { integerColumn, numberColumn, tableOf, textColumn, type Column, type Table } from '../../model/index.ts';
import type { AliasedSets } from '../../sets/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import type { Row } from './testList.ts';

type About = {
  readonly sets: Pick<AliasedSets, 'ids' | 'names'>;
  readonly total: number;
  readonly tested: number;
  readonly bias: boolean;
  readonly p_adjust: PAdjustMethod;
};
type Line = { readonly row: Row; readonly drawn: number };

/** The sets with a hit, one in a row. */
export function resultTable(rows: readonly Row[], about: About & { readonly drawn: number }): Table {
  return tableOf(
    'result',
    '富集结果',
    columnsOf(
      rows.map((row) => ({ row, drawn: about.drawn })),
      about,
    ),
  );
}

/** The same of each direction by itself and of all. */
export function directionTable(
  parts: readonly {
    readonly direction: 'up' | 'down' | 'all';
    readonly drawn: number;
    readonly rows: readonly Row[];
  }[],
  about: About,
): Table {
  const lines = parts.flatMap(({ direction, drawn, rows }) => rows.map((row) => ({ direction, row, drawn })));
  return tableOf('directions', '上下调分别富集', [
    textColumn(
      'direction',
      '名单',
      lines.map(({ direction }) => direction),
      { help: '检验的是上调（up）、下调（down）还是全部（all）的特征' },
    ),
    ...columnsOf(lines, about),
  ]);
}

function columnsOf(lines: readonly Line[], { bias, p_adjust, sets, tested, total }: About): Column[] {
  const figures = (value: (row: Row, drawn: number) => number): Float64Array =>
    Float64Array.from(lines, ({ drawn, row }) => value(row, drawn));
  return [
    textColumn(
      'term',
      '条目',
      lines.map(({ row }) => sets.ids[row.set]!),
      { help: '功能集合的编号' },
    ),
    textColumn(
      'name',
      '名称',
      lines.map(({ row }) => sets.names[row.set]! || sets.ids[row.set]!),
      { help: '功能集合的名称，没有时同编号' },
    ),
    integerColumn(
      'overlap',
      '命中数',
      figures(({ overlap }) => overlap),
      { help: '名单中属于这个集合的特征数' },
    ),
    integerColumn(
      'set_size',
      '集合大小',
      figures(({ size }) => size),
      { help: '背景内属于这个集合的特征数' },
    ),
    integerColumn(
      'list_size',
      '名单大小',
      figures((_, drawn) => drawn),
      { help: '名单中计入检验的特征数，同一名单的各行相同' },
    ),
    integerColumn(
      'background',
      '背景大小',
      figures(() => total),
      { help: '背景中计入检验的特征数，各行相同' },
    ),
    numberColumn(
      'rich_factor',
      '富集因子',
      figures(({ overlap, size }) => overlap / size),
      { help: '命中数 ÷ 集合大小' },
    ),
    numberColumn(
      'fold',
      '富集倍数',
      figures(({ overlap, size }, drawn) => overlap / drawn / (size / total)),
      { help: '(命中数 ÷ 名单大小) ÷ (集合大小 ÷ 背景大小)，大于 1 为富集' },
    ),
    numberColumn(
      'p',
      'p 值',
      figures(({ p }) => p),
      { help: bias ? 'Wallenius 非中心超几何分布的上尾概率，按长度偏倚校正，单侧' : '超几何分布的上尾概率，单侧' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      figures(({ adjusted }) => adjusted),
      { help: `对全部 ${tested} 个受检集合校正（${p_adjust}），命中数为 0 的也计入` },
    ),
    textColumn(
      'features',
      '命中的特征',
      lines.map(({ row }) => row.features.join(';')),
      { help: '名单中属于这个集合的特征，以分号分隔，按名单的写法' },
    ),
    ...(bias
      ? [
          numberColumn(
            'length_odds',
            '长度权重比',
            figures(({ odds }) => odds),
            { help: '集合内与集合外的特征仅因长度而进入名单的平均可能性之比，大于 1 为偏长' },
          ),
          numberColumn(
            'p_plain',
            '未校正长度的 p 值',
            figures(({ plain }) => plain),
            { help: '不考虑长度时超几何分布的上尾概率，供比较' },
          ),
        ]
      : []),
  ];
}
