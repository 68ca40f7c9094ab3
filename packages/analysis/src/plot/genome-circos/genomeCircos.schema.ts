import type { Options, OptionSpec } from '../../model/index.ts';

export type Measure = 'mean' | 'sum' | 'max' | 'count';
export type GenomeCircosOptions = {
  /** The column of each role; empty: found by name. Type, chromosome and start are refused when absent. */
  readonly columns: Readonly<Record<ColumnRole, string>>;
  /** Base pairs (Mb in the form) of a track that become one value; 0: each row is drawn, as labels and links always. */
  readonly window: number;
  /** What the rows of a window come to; does nothing without one. */
  readonly measure: Measure;
};

const columnRoles = [
  'type',
  'chromosome',
  'start',
  'end',
  'value',
  'track',
  'name',
  'chromosome2',
  'start2',
  'end2',
] as const;
export type ColumnRole = (typeof columnRoles)[number];
export const roleLabels: Readonly<Record<ColumnRole, string>> = {
  type: '类型列',
  chromosome: '染色体列',
  start: '起点列',
  end: '终点列',
  value: '数值列',
  track: '轨道列',
  name: '名称列',
  chromosome2: '另一端的染色体列',
  start2: '另一端的起点列',
  end2: '另一端的终点列',
};

const column = (id: ColumnRole, help: string, type?: 'number'): OptionSpec => ({
  id: `${id}_column`,
  label: roleLabels[id],
  help,
  kind: 'column',
  default: '',
  ...(type && { type }),
  ...(id !== 'type' && id !== 'track' && { advanced: true }),
});

export const measureNames: Readonly<Record<Measure, string>> = {
  mean: '平均值',
  sum: '合计',
  max: '最大值',
  count: '个数',
};

export const genomeCircosOptions: readonly OptionSpec[] = [
  column(
    'type',
    '每行画成什么：染色体、柱、点、线、热图、连线或标签（bar、point、line、heat、link、label）。留空时按列名识别。',
  ),
  column('track', '同一取值的行画在同一圈；留空时按列名识别，没有时同一类型的行一圈。'),
  {
    id: 'window',
    label: '窗口宽度',
    kind: 'number',
    default: 0,
    min: 0,
    max: 1000,
    step: 0.5,
    unit: 'Mb',
    help: '把一圈中落在同一窗口的行合成一个值；位点很多时必须设置。0 为不合并。',
  },
  {
    id: 'measure',
    label: '窗口内取',
    kind: 'choice',
    default: 'mean',
    help: '设了窗口宽度时才起作用；画变异密度选个数。',
    choices: (['mean', 'sum', 'max', 'count'] as const).map((value) => ({ value, label: measureNames[value] })),
  },
  column('chromosome', '留空时按列名识别，如 chr、染色体。'),
  column('start', '起点的位置，以碱基对计；留空时按列名识别。', 'number'),
  column('end', '终点的位置；没有时与起点相同。', 'number'),
  column('value', '柱、点、线、热图的数值，连线的粗细；留空时按列名识别。', 'number'),
  column('name', '标签上写的名称，如基因名；留空时按列名识别。'),
  column('chromosome2', '连线另一端的染色体；留空时按列名识别，如 chr2、染色体2。'),
  column('start2', '连线另一端的起点。', 'number'),
  column('end2', '连线另一端的终点；没有时与起点相同。', 'number'),
];

/** The validated options, renamed as the code calls them. */
export const readGenomeCircosOptions = (options: Options): GenomeCircosOptions => ({
  columns: Object.fromEntries(columnRoles.map((role) => [role, options[`${role}_column`] as string])) as Record<
    ColumnRole,
    string
  >,
  window: (options['window'] as number) * 1e6,
  measure: options['measure'] as Measure,
});
