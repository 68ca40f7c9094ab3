import type { Groups, MethodOutput, Options, Records } from '../../model/index.ts';
import { readContributionOptions } from './contribution.schema.ts';
import { stratifiedOf } from './stratified.ts';
import { everyone, functionsOf } from './functions.ts';
import { barsTable, flowTables, others } from './chartTables.ts';
import { contributionsTable, functionsTable, samplesTable } from './resultTables.ts';

export type Inputs = { readonly records: Records; readonly groups?: Groups | undefined };

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
