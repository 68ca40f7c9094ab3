import { joinToGroups } from '../../groups/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Message, Records } from '../../model/index.ts';
import { findColumn, parameter, pickNumbers, pickText, refusal } from '../../records/index.ts';
import { functionNames, plainSample, sampleNames, taxonNames } from './columnNames.ts';
import type { ContributionOptions } from './contribution.schema.ts';
import { isBarred } from './wideSamples.ts';

/** How much each taxon gives to each function in each sample. */
export type Stratified = {
  readonly functions: readonly string[];
  readonly taxa: readonly string[];
  readonly samples: readonly string[];
  /** Of each sample, `''` without groups. */
  readonly group: readonly string[];
  readonly levels: readonly string[];
  /** One entry for each function and taxon with an amount. */
  readonly pairs: readonly {
    readonly fn: number;
    readonly taxon: number;
    /** By sample. */
    readonly amounts: Float64Array;
  }[];
  /** Rows that are totals of a function, or not of a function. */
  readonly totals: number;
  readonly missing: number;
  readonly wide: boolean;
  readonly messages: readonly Message[];
};

const valueNames =
  /^(taxonfunctionabun|taxonrelfunctionabun|value|values|count|counts|abundance|contribution|丰度|数值|数量|贡献)$/u;
/** Rows that HUMAnN could not assign to a function. */
const noFunction = /^(UNMAPPED|UNINTEGRATED|UNGROUPED|READS_UNMAPPED)/u;

const genusOf = (taxon: string): string => /(?:^|[.;|]\s*)(g__[^.;|]+)/u.exec(taxon)?.[1] ?? taxon;

/**
 * Reads a long table (one row for each function, taxon and sample) or a wide one (one column for each sample).
 *
 * @throws {InputError} When columns are not found, a number is negative, or nothing is left.
 */
export function stratifiedOf(records: Records, groups: Groups | undefined, options: ContributionOptions): Stratified {
  const first = records.columns[0]!;
  const fn =
    findColumn(
      records,
      options.function_column,
      { option: 'function_column', label: '功能列', names: functionNames },
      false,
    ) ??
    (isBarred(first)
      ? first
      : pickText(records, '', { option: 'function_column', label: '功能列', names: functionNames }));
  const joined = options.taxon_column === '' && isBarred(fn);
  const taxon = joined
    ? null
    : pickText(records, options.taxon_column, {
        option: 'taxon_column',
        label: '物种列',
        names: taxonNames,
        taken: [fn],
      });
  const sample = findColumn(
    records,
    options.sample_column,
    { option: 'sample_column', label: '样本列', names: sampleNames, taken: [fn, taxon] },
    false,
  );
  const value = sample
    ? pickNumbers(records, options.value_column, {
        option: 'value_column',
        label: '数值列',
        names: valueNames,
        taken: [fn, taxon, sample],
      })
    : null;
  const columns = sample ? [] : records.columns.filter((column) => column !== fn && column !== taxon && column.numbers);
  if (!sample && columns.length === 0)
    throw parameter(
      { option: 'sample_column' },
      '没有认出样本：既没有样本列，也没有数值列',
      '长表请选择“样本列”与“数值列”；宽表的每个样本应为一列数字',
    );
  const rows = Array.from({ length: records.rows }, (_, row) => {
    const [name, ...rest] = fn.text[row]!.split('|');
    const of = joined ? rest.join('|') : taxon!.text[row]!;
    return { name: name!.trim(), taxon: options.taxon_level === 'genus' ? genusOf(of.trim()) : of.trim() };
  });
  const usable = rows.map(({ name, taxon: of }) => name !== '' && of !== '' && !noFunction.test(name));

  const samples = sample
    ? [...new Set(sample.text.filter((text, row) => text !== '' && usable[row]))]
    : columns.map(({ name }) => plainSample(name));
  const [functions, taxa] = [new Map<string, number>(), new Map<string, number>()];
  const pairs = new Map<string, { fn: number; taxon: number; amounts: Float64Array }>();
  const placeOf = new Map(samples.map((name, at) => [name, at]));
  const indexIn = (map: Map<string, number>, name: string): number =>
    map.get(name) ?? map.set(name, map.size).get(name)!;
  let missing = 0;
  rows.forEach(({ name, taxon: of }, row) => {
    if (!usable[row]) return;
    const [f, t] = [indexIn(functions, name), indexIn(taxa, of)];
    const pair =
      pairs.get(`${f} ${t}`) ??
      pairs.set(`${f} ${t}`, { fn: f, taxon: t, amounts: new Float64Array(samples.length) }).get(`${f} ${t}`)!;
    const add = (at: number | undefined, amount: number, column: string): void => {
      if (amount < 0)
        throw refusal(
          'value-negative',
          `“${column}”列第 ${row + 1} 行（${name}、${of}）的数值 ${amount} 小于 0`,
          '贡献不能为负，请使用未经对数变换的丰度表',
        );
      if (Number.isNaN(amount) || at === undefined) missing += 1;
      else pair.amounts[at]! += amount;
    };
    if (value) add(placeOf.get(sample!.text[row]!), value.numbers[row]!, value.name);
    else columns.forEach((column, at) => add(at, column.numbers![row]!, column.name));
  });
  const found = [...pairs.values()].filter(({ amounts }) => amounts.some((amount) => amount > 0));
  if (found.length === 0)
    throw refusal(
      'no-rows',
      '没有一行同时有功能、物种和大于 0 的数值',
      joined || taxon ? '请检查各列是否选对；HUMAnN 的表要用分层的（含“|”的行）' : '请选择物种列',
    );
  const messages: Message[] = [];
  const idle = usable.filter((one) => !one).length;
  if (idle > 0) messages.push({ level: 'info', text: `${idle} 行是功能的合计、没有写明物种或没有归到功能，未参与` });
  if (missing > 0) messages.push({ level: 'warning', text: `${missing} 个数值缺失，没有计入；未检出请填 0` });
  const { group, levels } = groupsOf(samples, groups, messages);
  return {
    functions: [...functions.keys()],
    taxa: [...taxa.keys()],
    samples,
    group,
    levels,
    pairs: found,
    totals: idle,
    missing,
    wide: !sample,
    messages,
  };
}

function groupsOf(
  samples: readonly string[],
  groups: Groups | undefined,
  messages: Message[],
): { readonly group: readonly string[]; readonly levels: readonly string[] } {
  if (!groups) return { group: samples.map(() => ''), levels: [] };
  const rowOf = new Map(joinToGroups(samples, groups).pairs.map(({ left, right }) => [left, right]));
  const group = samples.map((_, i) => groups.group[rowOf.get(i) ?? -1] ?? '');
  const levels = groups.levels.filter((level) => group.includes(level));
  if (levels.length === 0)
    throw new InputError([
      {
        code: 'too-few-groups',
        severity: 'error',
        input: 'groups',
        what: '分组表的样本名与表中的样本都对不上',
        remedy: `表中的样本如“${samples[0]}”，分组表如“${groups.samples[0]}”；请统一写法，或不提供分组`,
      },
    ]);
  const without = samples.filter((_, i) => group[i] === '');
  if (without.length > 0)
    messages.push({
      level: 'warning',
      text: `${without.length} 个样本不在分组表中，只计入全部样本：${without.slice(0, 5).join('、')}${without.length > 5 ? ' 等' : ''}`,
    });
  return { group, levels };
}
