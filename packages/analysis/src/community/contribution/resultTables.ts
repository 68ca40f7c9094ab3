import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { Stratified } from './stratified.ts';
import type { Function } from './functions.ts';

const amountHelp = (relative: boolean): string =>
  relative ? '占样本分层丰度之和的比例，样本的平均值' : '表中数值的样本平均值';

export function contributionsTable(
  { functions, taxa }: Stratified,
  found: readonly Function[],
  relative: boolean,
): Table {
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

export function functionsTable({ functions, taxa }: Stratified, found: readonly Function[], relative: boolean): Table {
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

export function samplesTable(
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
