import { differenceHeadings } from '../../headings/index.ts';
import type { InputValues, Message, Records } from '../../model/index.ts';
import { findColumn, parameter, pickNumbers, pickText, requireShares } from '../../records/index.ts';
import type { PathwayMapOptions } from './pathwayMap.schema.ts';

/** A row of a table of differences: what was measured of a feature. */
export type Measured = {
  readonly feature: string;
  readonly value: number;
  /** `NaN` when the table has none. */
  readonly p: number;
  readonly significant: boolean;
  /** Which table it is of, as the user knows it. */
  readonly source: string;
};

/** What a table says. */
export type MeasuredTable = {
  readonly rows: readonly Measured[];
  readonly source: string;
  readonly valueName: string;
  readonly pName: string;
  readonly messages: readonly Message[];
};

const names = {
  kegg: /^(kegg|keggid|keggids?|keggcompound|keggcompoundid|entrez|entrezid|entrezgeneid|ncbigeneid|ko|koid|cid|compoundid|化合物编号|kegg编号)$/u,
  value: new RegExp(
    `${differenceHeadings.log2fc.source}|^(values?|scores?|coef|coefficient|estimate|difference|数值|差异|得分)$`,
    'u',
  ),
};

/** @throws {InputError} When a column cannot be found, a p-value is outside 0…1, or no row has a name and a value. */
function measuredIn(records: Records, options: PathwayMapOptions, end: '' | '2'): MeasuredTable {
  const mark = end === '' ? '' : '（第二组学）';
  const source = end === '' ? '差异结果表' : '第二组学差异结果表';
  const value = pickNumbers(records, options[`value_column${end}`], {
    option: `value_column${end}`,
    label: `数值列${mark}`,
    names: names.value,
  });
  const pWanted = { option: `p_value_column${end}`, label: `P 值列${mark}`, taken: [value] };
  const chosen = options[`p_value_column${end}`];
  const p =
    findColumn(records, chosen, { ...pWanted, names: differenceHeadings.pAdj }, true) ??
    findColumn(records, chosen, { ...pWanted, names: differenceHeadings.p }, true);
  const wanted = { option: `feature_column${end}`, label: `特征列${mark}`, taken: [value, p] };
  const feature =
    findColumn(records, options[`feature_column${end}`], { ...wanted, names: names.kegg }, false) ??
    pickText(records, '', { ...wanted, names: differenceHeadings.feature, fallback: true });
  if (p) requireShares(p, pWanted.option);
  const named = feature.text.flatMap((name, row) => (name.trim() === '' ? [] : [row]));
  const rows = named.flatMap((row): Measured[] => {
    if (!Number.isFinite(value.numbers[row]!)) return [];
    const own = p ? p.numbers![row]! : Number.NaN;
    return [
      {
        feature: feature.text[row]!.trim(),
        value: value.numbers[row]!,
        p: own,
        significant: !p || own < options.p,
        source,
      },
    ];
  });
  if (rows.length === 0)
    throw parameter(
      { option: `feature_column${end}` },
      `${source}中没有一行同时有“${feature.name}”与“${value.name}”`,
      '请检查“特征列”与“数值列”是否选对',
    );
  const messages: Message[] = [];
  if (rows.length < named.length)
    messages.push({
      level: 'info',
      text: `${source}中有 ${named.length - rows.length} 个特征没有“${value.name}”的值，没有上色。`,
    });
  const without = p ? rows.filter((row) => Number.isNaN(row.p)).length : 0;
  if (without > 0) messages.push({ level: 'info', text: `${source}中有 ${without} 个特征没有 P 值，按不显著画。` });
  if (!p) messages.push({ level: 'info', text: `${source}中没有 P 值列，全部特征按显著画。` });
  return { rows, source, valueName: value.name, pName: p?.name ?? '', messages };
}

export type MapInputs = {
  readonly pathway: InputValues['pathway'];
  readonly records: Records;
  readonly records2?: Records | undefined;
};

/**
 * The tables of one or two omics.
 * @throws {InputError} When a column cannot be found, a p-value is outside 0…1, or no row has a name and a value.
 */
export const readTables = (
  { records, records2 }: Omit<MapInputs, 'pathway'>,
  options: PathwayMapOptions,
): readonly MeasuredTable[] => [
  measuredIn(records, options, ''),
  ...(records2 ? [measuredIn(records2, options, '2')] : []),
];
