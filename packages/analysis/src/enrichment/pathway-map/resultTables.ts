import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type PathwayMap,
  type PathwayNodeKind,
  type Table,
} from '../../model/index.ts';
import { directionOf, type NodeValue } from './colourNodes.ts';
import type { Measured } from './measured.ts';

const kindWords: Readonly<Record<PathwayNodeKind, string>> = {
  gene: '基因',
  ortholog: '直系同源',
  enzyme: '酶',
  reaction: '反应',
  compound: '化合物',
  map: '通路',
  group: '复合物',
  other: '其他',
};
/** What KGML calls the relations; what is not here stays as written. */
const relationWords: Readonly<Record<string, string>> = {
  'substrate, reversible': '底物（可逆）',
  'substrate, irreversible': '底物',
  'product, reversible': '产物（可逆）',
  'product, irreversible': '产物',
  maplink: '通路相连',
  'shared compound': '共用化合物',
  activation: '激活',
  inhibition: '抑制',
  expression: '表达',
  repression: '阻遏',
  'indirect effect': '间接作用',
  'state change': '状态改变',
  'binding/association': '结合',
  dissociation: '解离',
  'missing interaction': '缺失的相互作用',
  phosphorylation: '磷酸化',
  dephosphorylation: '去磷酸化',
  glycosylation: '糖基化',
  ubiquitination: '泛素化',
  methylation: '甲基化',
  '': '未注明',
};

export type Coloured = {
  readonly map: PathwayMap;
  /** By the number of the node, the strongest first. */
  readonly measured: readonly (readonly Measured[])[];
  readonly values: readonly (NodeValue | null)[];
  readonly valueName: string;
};

/** A node in a row, in the order of the file. */
export function entriesTable({ map: { nodes }, measured, valueName, values }: Coloured): Table {
  const figures = (of: (node: (typeof nodes)[number]) => number): Float64Array => Float64Array.from(nodes, of);
  const shown = (of: (value: NodeValue) => number): Float64Array =>
    Float64Array.from(values, (value) => (value ? of(value) : Number.NaN));
  return tableOf('entries', '图中的节点', [
    textColumn(
      'entry',
      '节点',
      nodes.map(({ id }) => id),
      { help: '节点在通路图文件中的编号' },
    ),
    textColumn(
      'kind',
      '类型',
      nodes.map(({ kind }) => kindWords[kind]),
      { help: '基因、化合物等；通路与复合物不上色' },
    ),
    textColumn(
      'name',
      '名称',
      nodes.map(({ label, names }) => label || (names[0] ?? '')),
      { help: '框上写的名称；一个框有几个基因时是第一个' },
    ),
    textColumn(
      'ids',
      '编号',
      nodes.map(({ names }) => names.join(';')),
      { help: '节点包含的全部编号，以分号分隔' },
    ),
    textColumn(
      'features',
      '对应的特征',
      measured.map((list) => list.map(({ feature }) => feature).join(';')),
      { help: '差异结果中属于这个节点的特征，变化大的在前' },
    ),
    integerColumn(
      'count',
      '特征数',
      Float64Array.from(measured, ({ length }) => length),
      { help: '对应的特征的行数' },
    ),
    numberColumn(
      'value',
      valueName,
      shown(({ value }) => value),
      { help: '决定颜色的值；没有数据时为空' },
    ),
    numberColumn(
      'p',
      'p 值',
      shown(({ p }) => p),
      { help: '这个值的 P 值；平均时为各特征中最小的' },
    ),
    textColumn(
      'direction',
      '方向',
      values.map((value) => (value ? directionOf(value) : '')),
      { help: 'up 为上调，down 为下调，none 为不显著；没有数据时为空' },
    ),
    textColumn(
      'shape',
      '形状',
      nodes.map(({ shape }) => shape),
      { help: '通路图文件规定的形状' },
    ),
    numberColumn(
      'x',
      '横坐标',
      figures(({ x }) => x),
      { unit: 'px', help: '节点中心，自图的左上角起' },
    ),
    numberColumn(
      'y',
      '纵坐标',
      figures(({ y }) => y),
      { unit: 'px', help: '节点中心，自图的左上角向下' },
    ),
    numberColumn(
      'width',
      '宽',
      figures(({ width }) => width),
      { unit: 'px', help: '通路图文件规定的宽度' },
    ),
    numberColumn(
      'height',
      '高',
      figures(({ height }) => height),
      { unit: 'px', help: '通路图文件规定的高度' },
    ),
    textColumn(
      'lines',
      '折线',
      nodes.map(({ lines }) => lines.map((line) => line.join(',')).join(' ')),
      { help: '画成线的节点各点的坐标；其他节点为空' },
    ),
  ]);
}

/** A feature of a node in a row. */
export function featuresTable({ map: { nodes }, measured, valueName }: Coloured): Table {
  const rows = measured.flatMap((list, node) => list.map((one) => ({ one, node: nodes[node]! })));
  return tableOf('features', '节点上的特征', [
    textColumn(
      'entry',
      '节点',
      rows.map(({ node }) => node.id),
      { help: '节点的编号，与“图中的节点”表相同' },
    ),
    textColumn(
      'name',
      '名称',
      rows.map(({ node }) => node.label || (node.names[0] ?? '')),
      { help: '节点的名称' },
    ),
    textColumn(
      'feature',
      '特征',
      rows.map(({ one }) => one.feature),
      { help: '按差异结果的写法；同一特征有几行时各占一行' },
    ),
    textColumn(
      'source',
      '来源',
      rows.map(({ one }) => one.source),
      { help: '来自哪个表' },
    ),
    numberColumn(
      'value',
      valueName,
      Float64Array.from(rows, ({ one }) => one.value),
      { help: '差异结果中的值' },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(rows, ({ one }) => one.p),
      { help: '差异结果中的 P 值；没有 P 值列时为空' },
    ),
    textColumn(
      'direction',
      '方向',
      rows.map(({ one }) => directionOf(one)),
      { help: 'up 为上调，down 为下调，none 为不显著' },
    ),
  ]);
}

/** A relation in a row; of several kinds joined by commas. */
export function relationsTable({ map: { nodes, relations } }: Coloured): Table {
  const named = (node: number): string => nodes[node]!.label || (nodes[node]!.names[0] ?? '');
  return tableOf('relations', '节点间的关系', [
    textColumn(
      'from',
      '起点',
      relations.map(({ from }) => named(from)),
      { help: '起点的名称' },
    ),
    textColumn(
      'to',
      '终点',
      relations.map(({ to }) => named(to)),
      { help: '终点的名称' },
    ),
    textColumn(
      'kind',
      '关系',
      relations.map(({ kinds }) => kinds.map((kind) => relationWords[kind] ?? kind).join('、')),
      { help: '反应写作底物到酶、酶到产物两条' },
    ),
    textColumn(
      'from_entry',
      '起点编号',
      relations.map(({ from }) => nodes[from]!.id),
      { help: '起点在通路图文件中的编号' },
    ),
    textColumn(
      'to_entry',
      '终点编号',
      relations.map(({ to }) => nodes[to]!.id),
      { help: '终点在通路图文件中的编号' },
    ),
    textColumn(
      'type',
      'KGML 关系',
      relations.map(({ kinds }) => kinds.join(';')),
      { help: '通路图文件中的写法' },
    ),
  ]);
}
