import { integerColumn, numberColumn, tableOf, textColumn, type Column, type Table } from '../../model/index.ts';
import type { Draw } from './combine.ts';
import type { JointOptions } from './jointPathway.schema.ts';
import type { Hits, Omics } from './omics.ts';

/** One omics in one pathway; `adjusted` is over the pathways of that omics. */
export type Part = Hits & Draw & { readonly set: number; readonly p: number; readonly adjusted: number };

export type JointRow = {
  readonly term: string;
  readonly name: string;
  readonly parts: readonly [first: Part | null, second: Part | null];
  readonly fisher: number;
  readonly stouffer: number;
  readonly joint: number;
  /** The combination that was chosen, and adjusted over all pathways that were tested. */
  readonly p: number;
  readonly adjusted: number;
};
type About = { readonly both: readonly [Omics, Omics]; readonly tested: number; readonly options: JointOptions };

const prefixes = ['gene', 'compound'] as const;
const foldOf = ({ drawn, overlap, size, total }: Part): number => overlap / drawn / (size / total);
const combinations = { fisher: 'Fisher 合并', stouffer: 'Stouffer 加权合并', joint: '合并名单' } as const;

/** A pathway in a row, both omics side by side. */
export function resultTable(rows: readonly JointRow[], { both, options, tested }: About): Table {
  const figures = (of: (row: JointRow) => number): Float64Array => Float64Array.from(rows, of);
  const own = (at: 0 | 1): Column[] => {
    const [prefix, { hasDirections, name }] = [prefixes[at], both[at]];
    const part = (of: (one: Part) => number): Float64Array =>
      figures(({ parts }) => (parts[at] ? of(parts[at]) : Number.NaN));
    return [
      integerColumn(
        `${prefix}_overlap`,
        `${name}命中数`,
        part((one) => one.overlap),
        { help: `${name}名单中属于这条通路的个数；该组学不检验这条通路时为空` },
      ),
      integerColumn(
        `${prefix}_size`,
        `${name}通路大小`,
        part(({ size }) => size),
        { help: `${name}背景内属于这条通路的个数` },
      ),
      numberColumn(`${prefix}_fold`, `${name}富集倍数`, part(foldOf), {
        help: '(命中数 ÷ 名单大小) ÷ (通路大小 ÷ 背景大小)，大于 1 为富集',
      }),
      ...(hasDirections
        ? [
            integerColumn(
              `${prefix}_up`,
              `上调${name}数`,
              part(({ up }) => up),
              { help: `命中的${name}中上调的个数` },
            ),
            integerColumn(
              `${prefix}_down`,
              `下调${name}数`,
              part(({ down }) => down),
              { help: `命中的${name}中下调的个数` },
            ),
          ]
        : []),
      numberColumn(
        `${prefix}_p`,
        `${name} p 值`,
        part(({ p }) => p),
        { help: `只看${name}时超几何分布的上尾概率，单侧` },
      ),
    ];
  };
  const features = (at: 0 | 1): Column =>
    textColumn(
      `${prefixes[at]}_features`,
      `命中的${both[at].name}`,
      rows.map(({ parts }) => parts[at]?.features.join(';') ?? ''),
      { help: '以分号分隔，按名单的写法' },
    );
  return tableOf('result', '共富集结果', [
    textColumn(
      'term',
      '条目',
      rows.map(({ term }) => term),
      { help: `通路的编号，按${both[0].name}功能集合的写法` },
    ),
    textColumn(
      'name',
      '名称',
      rows.map(({ name }) => name),
      { help: '通路的名称，没有时同编号' },
    ),
    ...own(0),
    ...own(1),
    numberColumn(
      'p_fisher',
      'Fisher 合并 p 值',
      figures(({ fisher }) => fisher),
      { help: '两个 p 值的 −2 Σ ln p 按自由度 4 的 χ² 分布；只有一个组学时即它的 p 值' },
    ),
    numberColumn(
      'p_stouffer',
      'Stouffer 合并 p 值',
      figures(({ stouffer }) => stouffer),
      {
        help: `两个 p 值化为 z 后加权相加，权重${{ pathway: '按通路中的特征数', overall: '按背景的大小', equal: '相等' }[options.weights]}`,
      },
    ),
    numberColumn(
      'p_joint',
      '合并名单 p 值',
      figures(({ joint }) => joint),
      { help: '两份名单与两个背景各并成一个后，超几何分布的上尾概率' },
    ),
    numberColumn(
      'p',
      '合并 p 值',
      figures(({ p }) => p),
      { help: `选用的一种：${combinations[options.combine]}` },
    ),
    numberColumn(
      'p_adj',
      '合并后的校正后 p 值',
      figures(({ adjusted }) => adjusted),
      { help: `对全部 ${tested} 条受检通路校正（${options.p_adjust}），没有命中的也计入` },
    ),
    features(0),
    features(1),
  ]);
}

/** A row for each omics in each pathway, the pathways in the order of the results. */
export function omicsTable(rows: readonly JointRow[], { both }: About): Table {
  const lines = rows.flatMap((row) => row.parts.flatMap((part, at) => (part ? [{ row, part, omics: both[at]! }] : [])));
  const figures = (of: (line: (typeof lines)[number]) => number): Float64Array => Float64Array.from(lines, of);
  return tableOf('omics', '各组学的富集', [
    textColumn(
      'omics',
      '组学',
      lines.map(({ omics }) => omics.name),
      { help: '检验的是哪一个组学的名单' },
    ),
    textColumn(
      'term',
      '条目',
      lines.map(({ row }) => row.term),
      { help: '通路的编号，与共富集结果表相同' },
    ),
    textColumn(
      'name',
      '名称',
      lines.map(({ row }) => row.name),
      { help: '通路的名称，没有时同编号' },
    ),
    integerColumn(
      'overlap',
      '命中数',
      figures(({ part }) => part.overlap),
      { help: '名单中属于这条通路的个数' },
    ),
    integerColumn(
      'set_size',
      '通路大小',
      figures(({ part }) => part.size),
      { help: '背景内属于这条通路的个数' },
    ),
    integerColumn(
      'list_size',
      '名单大小',
      figures(({ part }) => part.drawn),
      { help: '名单中计入检验的个数，同一组学的各行相同' },
    ),
    integerColumn(
      'background',
      '背景大小',
      figures(({ part }) => part.total),
      { help: '背景中属于任一通路的个数，同一组学的各行相同' },
    ),
    numberColumn(
      'rich_factor',
      '富集因子',
      figures(({ part }) => part.overlap / part.size),
      { help: '命中数 ÷ 通路大小' },
    ),
    numberColumn(
      'fold',
      '富集倍数',
      figures(({ part }) => foldOf(part)),
      { help: '(命中数 ÷ 名单大小) ÷ (通路大小 ÷ 背景大小)，大于 1 为富集' },
    ),
    numberColumn(
      'p',
      'p 值',
      figures(({ part }) => part.p),
      { help: '超几何分布的上尾概率，单侧' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      figures(({ part }) => part.adjusted),
      { help: '在该组学检验的全部通路上校正' },
    ),
    numberColumn(
      'combined_p',
      '合并 p 值',
      figures(({ row }) => row.p),
      { help: '同一条通路的合并 p 值，与共富集结果表相同' },
    ),
    numberColumn(
      'combined_p_adj',
      '校正后合并 p 值',
      figures(({ row }) => row.adjusted),
      { help: '在全部受检通路上校正，与共富集结果表相同' },
    ),
    textColumn(
      'features',
      '命中的特征',
      lines.map(({ part }) => part.features.join(';')),
      { help: '以分号分隔，按名单的写法' },
    ),
  ]);
}
