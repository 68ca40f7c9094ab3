import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, MethodOutput, Options, Records, Table } from '../../model/index.ts';
import { readContributionOptions } from './contribution.schema.ts';
import { stratifiedOf, type Stratified } from './stratified.ts';

export type Inputs = { readonly records: Records; readonly groups?: Groups | undefined };

const everyone = '全部样本';
const others = '其他';
type Part = { readonly taxon: number; readonly amount: number; readonly share: number; readonly samples: number };
type Function = {
  readonly scope: string;
  readonly fn: number;
  readonly amount: number;
  readonly parts: readonly Part[];
  readonly diversity: number;
};

/** @throws {InputError} When the table cannot be read. */
export function checkContribution({ groups, records }: Inputs, raw: Options): void {
  stratifiedOf(records, groups, readContributionOptions(raw));
}

/**
 * Which taxa carry which functions: shares of each function by taxon, of all samples and of every group.
 *
 * @throws {InputError} When the table cannot be read.
 */
export function runContribution({ groups, records }: Inputs, raw: Options): MethodOutput {
  const options = readContributionOptions(raw);
  const data = stratifiedOf(records, groups, options);
  const totals = new Float64Array(data.samples.length);
  for (const { amounts } of data.pairs) amounts.forEach((amount, i) => (totals[i]! += amount));
  const empty = data.samples.filter((_, i) => totals[i] === 0);
  const weight = totals.map((total) => (total === 0 ? 0 : options.relative ? 1 / total : 1));
  const scopes = [
    { name: everyone, members: [...totals.keys()] },
    ...data.levels.map((name) => ({ name, members: [...totals.keys()].filter((i) => data.group[i] === name) })),
  ]
    .map(({ members, name }) => ({ name, members: members.filter((i) => totals[i]! > 0) }))
    .filter(({ members }) => members.length > 0);
  const found = scopes.flatMap(({ members, name }) => functionsOf(data, name, members, weight));
  const whole = found.filter(({ scope }) => scope === everyone);
  const shown = whole.slice(0, options.top_functions);
  const byTaxon = new Map<number, number>();
  for (const { parts } of whole)
    for (const { amount, taxon } of parts) byTaxon.set(taxon, (byTaxon.get(taxon) ?? 0) + amount);
  const ranked = [...byTaxon.entries()]
    .toSorted((one, other) => other[1] - one[1] || one[0] - other[0])
    .map(([taxon]) => taxon);
  const kept = new Set(ranked.slice(0, options.top_taxa));
  const grand = [...byTaxon.values()].reduce((sum, value) => sum + value, 0);
  const nameOf = (taxon: number): string => (kept.has(taxon) ? data.taxa[taxon]! : others);
  const [top, first] = [shown[0]!, ranked[0]!];
  return {
    tables: [
      contributionsTable(data, found, options.relative),
      functionsTable(data, found, options.relative),
      barsTable(
        data,
        found.filter(({ fn }) => shown.some((one) => one.fn === fn)),
        [...kept].toSorted((a, b) => ranked.indexOf(a) - ranked.indexOf(b)).map((taxon) => data.taxa[taxon]!),
        nameOf,
      ),
      samplesTable(data, shown, weight, nameOf),
      ...flowTables(data, shown, nameOf),
    ],
    removed: empty.map((id) => ({ kind: 'sample', id, reason: '没有分层的丰度' })),
    messages: [
      ...data.messages,
      ...(empty.length > 0
        ? [{ level: 'warning' as const, text: `${empty.length} 个样本没有分层的丰度，未参与` }]
        : []),
    ],
    facts: {
      functions: whole.length,
      taxa: byTaxon.size,
      samples: data.samples.length - empty.length,
      groups: data.levels.join('、'),
      totals: data.totals,
      missing: data.missing,
      form: data.wide ? '宽表' : '长表',
      first: data.taxa[first]!,
      first_share: byTaxon.get(first)! / grand,
      top: data.functions[top.fn]!,
      top_taxon: data.taxa[top.parts[0]!.taxon]!,
      top_share: top.parts[0]!.share,
    },
  };
}

/** The functions of some samples, by falling amount; of equal ones the first in the file. */
function functionsOf(
  { pairs }: Stratified,
  scope: string,
  members: readonly number[],
  weight: Float64Array,
): Function[] {
  const byFunction = new Map<number, { taxon: number; amount: number; samples: number }[]>();
  for (const { amounts, fn, taxon } of pairs) {
    const amount = members.reduce((sum, i) => sum + amounts[i]! * weight[i]!, 0) / members.length;
    if (amount > 0)
      byFunction.set(fn, [
        ...(byFunction.get(fn) ?? []),
        { taxon, amount, samples: members.filter((i) => amounts[i]! > 0).length },
      ]);
  }
  return [...byFunction]
    .map(([fn, raw]): Function => {
      const amount = raw.reduce((sum, part) => sum + part.amount, 0);
      const parts = raw
        .map((part): Part => ({ ...part, share: part.amount / amount }))
        .toSorted((one, other) => other.amount - one.amount || one.taxon - other.taxon);
      return { scope, fn, amount, parts, diversity: 1 / parts.reduce((sum, { share }) => sum + share * share, 0) };
    })
    .toSorted((one, other) => other.amount - one.amount || one.fn - other.fn);
}

const amountHelp = (relative: boolean): string =>
  relative ? '占样本分层丰度之和的比例，样本的平均值' : '表中数值的样本平均值';

function contributionsTable({ functions, taxa }: Stratified, found: readonly Function[], relative: boolean): Table {
  const rows = found.flatMap((one) => one.parts.map((part, at) => ({ one, part, rank: at + 1 })));
  return tableOf('contributions', '各物种对功能的贡献', [
    textColumn(
      'scope',
      '范围',
      rows.map(({ one }) => one.scope),
      { help: '全部样本，或一个组' },
    ),
    textColumn(
      'function',
      '功能',
      rows.map(({ one }) => functions[one.fn]!),
      { help: '功能的编号或名称' },
    ),
    textColumn(
      'taxon',
      '物种',
      rows.map(({ part }) => taxa[part.taxon]!),
      { help: '贡献该功能的物种' },
    ),
    numberColumn(
      'amount',
      '贡献量',
      Float64Array.from(rows, ({ part }) => part.amount),
      { help: amountHelp(relative) },
    ),
    numberColumn(
      'share',
      '贡献比例',
      Float64Array.from(rows, ({ part }) => part.share),
      { help: '贡献量 ÷ 该功能全部物种的贡献量，0～1；同一范围内同一功能之和为 1' },
    ),
    integerColumn(
      'rank',
      '名次',
      Float64Array.from(rows, ({ rank }) => rank),
      { help: '在该功能中的名次，1 为贡献最大' },
    ),
    integerColumn(
      'samples',
      '样本数',
      Float64Array.from(rows, ({ part }) => part.samples),
      { help: '该物种对该功能有贡献的样本数' },
    ),
  ]);
}

function functionsTable({ functions, taxa }: Stratified, found: readonly Function[], relative: boolean): Table {
  return tableOf('functions', '功能的贡献者', [
    textColumn(
      'scope',
      '范围',
      found.map(({ scope }) => scope),
      { help: '全部样本，或一个组' },
    ),
    textColumn(
      'function',
      '功能',
      found.map(({ fn }) => functions[fn]!),
      { help: '功能的编号或名称' },
    ),
    numberColumn(
      'amount',
      '丰度',
      Float64Array.from(found, ({ amount }) => amount),
      { help: amountHelp(relative) },
    ),
    integerColumn(
      'taxa',
      '物种数',
      Float64Array.from(found, ({ parts }) => parts.length),
      { help: '对该功能有贡献的物种数' },
    ),
    numberColumn(
      'effective',
      '有效物种数',
      Float64Array.from(found, ({ diversity }) => diversity),
      { help: '1 ÷ 贡献比例的平方和；接近 1 说明几乎全由一个物种贡献，功能冗余低' },
    ),
    textColumn(
      'first',
      '最大贡献者',
      found.map(({ parts }) => taxa[parts[0]!.taxon]!),
      { help: '贡献比例最大的物种' },
    ),
    numberColumn(
      'first_share',
      '最大贡献比例',
      Float64Array.from(found, ({ parts }) => parts[0]!.share),
      { help: '最大贡献者的贡献比例，0～1' },
    ),
  ]);
}

/** Shares in the taxa of the legend, what is left over last. */
function barsTable(
  { functions }: Stratified,
  found: readonly Function[],
  taxa: readonly string[],
  nameOf: (taxon: number) => string,
): Table {
  const list = found.some(({ parts }) => parts.some(({ taxon }) => nameOf(taxon) === others))
    ? [...taxa, others]
    : taxa;
  const rows = found.flatMap((one) =>
    list.map((taxon) => {
      const own = one.parts.filter((part) => nameOf(part.taxon) === taxon);
      return {
        one,
        taxon,
        share: own.reduce((sum, { share }) => sum + share, 0),
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
      };
    }),
  );
  return tableOf('bars', '主要物种的贡献比例', [
    textColumn(
      'scope',
      '范围',
      rows.map(({ one }) => one.scope),
      { help: '全部样本，或一个组' },
    ),
    textColumn(
      'function',
      '功能',
      rows.map(({ one }) => functions[one.fn]!),
      { help: '平均丰度最高的功能' },
    ),
    textColumn(
      'taxon',
      '物种',
      rows.map(({ taxon }) => taxon),
      { help: '全部功能合计贡献最大的物种，其余合并为“其他”' },
    ),
    numberColumn(
      'share',
      '贡献比例',
      Float64Array.from(rows, ({ share }) => share),
      { help: '占该功能的比例，0～1' },
    ),
    numberColumn(
      'amount',
      '贡献量',
      Float64Array.from(rows, ({ amount }) => amount),
      { help: '该范围内各样本的平均值' },
    ),
  ]);
}

function samplesTable(
  { functions, group, pairs, samples }: Stratified,
  shown: readonly Function[],
  weight: Float64Array,
  nameOf: (taxon: number) => string,
): Table {
  const rows = shown.flatMap(({ fn }) => {
    const sums = new Map<string, Float64Array>();
    for (const pair of pairs) {
      if (pair.fn !== fn) continue;
      const own =
        sums.get(nameOf(pair.taxon)) ??
        sums.set(nameOf(pair.taxon), new Float64Array(samples.length)).get(nameOf(pair.taxon))!;
      pair.amounts.forEach((amount, i) => (own[i]! += amount * weight[i]!));
    }
    return [...sums].flatMap(([taxon, own]) =>
      samples.map((sample, i) => ({ fn, taxon, sample, group: group[i]!, amount: own[i]! })),
    );
  });
  return tableOf('samples', '各样本中的贡献', [
    textColumn(
      'function',
      '功能',
      rows.map(({ fn }) => functions[fn]!),
      { help: '平均丰度最高的功能' },
    ),
    textColumn(
      'taxon',
      '物种',
      rows.map(({ taxon }) => taxon),
      { help: '全部功能合计贡献最大的物种，其余合并为“其他”' },
    ),
    textColumn(
      'sample',
      '样本',
      rows.map(({ sample }) => sample),
      { help: '样本名，取自表头或样本列' },
    ),
    textColumn(
      'group',
      '组',
      rows.map((row) => row.group),
      { help: '样本所在的组；没有分组时为空' },
    ),
    numberColumn(
      'amount',
      '贡献量',
      Float64Array.from(rows, ({ amount }) => amount),
      { help: '该物种在该样本中对该功能的贡献' },
    ),
  ]);
}

/** From taxa to functions, over all samples. */
function flowTables(
  { functions }: Stratified,
  shown: readonly Function[],
  nameOf: (taxon: number) => string,
): readonly [Table, Table] {
  const links = new Map<string, { taxon: string; fn: number; value: number }>();
  for (const { fn, parts } of shown)
    for (const { amount, taxon } of parts) {
      const key = `${nameOf(taxon)}\n${fn}`;
      const link = links.get(key) ?? links.set(key, { taxon: nameOf(taxon), fn, value: 0 }).get(key)!;
      link.value += amount;
    }
  const list = [...links.values()];
  const total = list.reduce((sum, { value }) => sum + value, 0);
  const sumBy = (pick: (link: (typeof list)[number]) => string): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const link of list) sums.set(pick(link), (sums.get(pick(link)) ?? 0) + link.value);
    return sums;
  };
  const [taxa, names] = [sumBy(({ taxon }) => taxon), sumBy(({ fn }) => functions[fn]!)];
  const nodes = [
    ...[...taxa].map(([name, value]) => ({ layer: 1, column: '物种', name, value })),
    ...[...names].map(([name, value]) => ({ layer: 2, column: '功能', name, value })),
  ];
  return [
    tableOf('nodes', '桑基图的类别', [
      integerColumn(
        'layer',
        '层',
        Float64Array.from(nodes, ({ layer }) => layer),
        { help: '1 为物种，2 为功能' },
      ),
      textColumn(
        'column',
        '列',
        nodes.map(({ column }) => column),
        { help: '该类别是物种还是功能' },
      ),
      textColumn(
        'name',
        '类别',
        nodes.map(({ name }) => name),
        { help: '物种或功能的名称' },
      ),
      numberColumn(
        'value',
        '流量',
        Float64Array.from(nodes, ({ value }) => value),
        { help: '图中的贡献量之和，全部样本' },
      ),
      numberColumn(
        'share',
        '占比',
        Float64Array.from(nodes, ({ value }) => value / total),
        { help: '流量 ÷ 图中的总流量，0～1' },
      ),
    ]),
    tableOf('links', '物种到功能', [
      integerColumn(
        'layer',
        '层',
        Float64Array.from(list, () => 1),
        { help: '从第几层流向下一层' },
      ),
      textColumn(
        'source',
        '来源',
        list.map(({ taxon }) => taxon),
        { help: '流出的物种，图例之外的合并为“其他”' },
      ),
      textColumn(
        'target',
        '去向',
        list.map(({ fn }) => functions[fn]!),
        { help: '流入的功能，平均丰度最高的若干种' },
      ),
      numberColumn(
        'value',
        '流量',
        Float64Array.from(list, ({ value }) => value),
        { help: '该物种对该功能的贡献量，全部样本' },
      ),
      numberColumn(
        'share',
        '占来源',
        Float64Array.from(list, ({ taxon, value }) => value / taxa.get(taxon)!),
        { help: '流量 ÷ 该物种在图中的总流量，0～1' },
      ),
    ]),
  ];
}
