import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, Options, Removal, Taxonomy } from '../../model/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { readSourceTrackerOptions, type SourceTrackerOptions } from './sourceTracker.schema.ts';

export type Inputs = { readonly matrix: Matrix; readonly groups: Groups; readonly taxonomy?: Taxonomy | undefined };

export const unknownSource = '未知来源';
export type Named = { readonly name: string; readonly counts: Float64Array; readonly samples: number };
type Prepared = {
  readonly sinkGroup: string;
  readonly sinks: readonly Named[];
  readonly sources: readonly Named[];
  readonly taxa: number;
  readonly annotated: boolean;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

const fault = (
  input: string,
  code: string,
  what: string,
  remedy: string,
  kind: 'data' | 'parameter' = 'data',
): InputError => new InputError([{ code, severity: 'error', input, what, remedy }], kind);
export const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
/** Two sources nearer than this cannot be told apart. */
const alike = 0.2;

export function prepare({ groups, matrix, taxonomy }: Inputs, options: SourceTrackerOptions): Prepared {
  const abundances = abundancesOf(matrix, { whole: true, least: 3 });
  const grouped = inGroups(abundances.samples, groups, { levels: 2 });
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(abundances.ids, taxonomy, options.rank);
  const names = taxa?.names ?? abundances.ids;
  const sums = taxa
    ? sumByTaxon(abundances.values, abundances.samples.length, taxa.of, names.length)
    : abundances.values;
  const sinkGroup = options.sink === '' ? grouped.levels[0]! : options.sink;
  if (!grouped.levels.includes(sinkGroup))
    throw fault(
      'sink',
      'option-value',
      `受纳组“${sinkGroup}”没有样本，或不在分组表中`,
      `请选择：${grouped.levels.join('、')}`,
      'parameter',
    );
  const countsOf = (at: number): Float64Array => sums.slice(at * names.length, (at + 1) * names.length);
  const of = (level: string): number[] => grouped.kept.filter((_, i) => grouped.levels[grouped.code[i]!] === level);
  const sources = grouped.levels
    .filter((level) => level !== sinkGroup)
    .map((name): Named => {
      const members = of(name);
      const counts = new Float64Array(names.length);
      for (const at of members) countsOf(at).forEach((value, taxon) => (counts[taxon]! += value));
      return { name, counts, samples: members.length };
    });
  const taken = sources.find(({ name }) => name === unknownSource);
  if (taken) throw fault('groups', 'reserved-name', `分组名“${unknownSource}”与结果中的未知来源重名`, '请改用别的组名');
  const sinks = of(sinkGroup).map((at): Named => ({ name: abundances.samples[at]!, counts: countsOf(at), samples: 1 }));
  const messages: Message[] = [...abundances.messages, ...grouped.messages, ...(taxa?.messages ?? [])];
  if (!taxonomy && options.rank !== 'feature')
    messages.push({ level: 'info', text: '没有提供物种注释，按特征本身追溯' });
  const shallow = [...sinks, ...sources]
    .filter(({ counts }) => options.depth > 0 && sumOf(counts) < options.depth)
    .map(({ name }) => name);
  if (shallow.length > 0)
    messages.push({
      level: 'warning',
      text: `${shallow.slice(0, 5).join('、')}${shallow.length > 5 ? ' 等' : ''} 的序列不足 ${options.depth} 条，全部使用，区间会较宽`,
    });
  const near = sources.flatMap((one, i) =>
    sources
      .slice(i + 1)
      .filter((other) => brayCurtis(one.counts, other.counts) < alike)
      .map((other) => `${one.name} 与 ${other.name}`),
  );
  if (near.length > 0)
    messages.push({
      level: 'warning',
      text: `${near.join('；')} 的组成很相近（Bray–Curtis 距离小于 ${alike}），它们之间的分配不可靠，请看两者之和`,
    });
  const single = sources.filter(({ samples }) => samples === 1).map(({ name }) => name);
  if (single.length > 0)
    messages.push({ level: 'warning', text: `来源 ${single.join('、')} 只有一个样本，不能代表该来源的变动` });
  return {
    sinkGroup,
    sinks,
    sources,
    taxa: names.length,
    annotated: taxonomy !== undefined,
    removed: [...abundances.removed, ...grouped.removed],
    messages,
  };
}

function brayCurtis(a: Float64Array, b: Float64Array): number {
  const [one, other] = [sumOf(a), sumOf(b)];
  return a.reduce((sum, value, i) => sum + Math.abs(value / one - b[i]! / other), 0) / 2;
}

/** @throws {InputError} When the data cannot be used. */
export function checkSourceTracker(inputs: Inputs, raw: Options): void {
  prepare(inputs, readSourceTrackerOptions(raw));
}
