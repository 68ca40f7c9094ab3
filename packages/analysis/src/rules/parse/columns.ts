import { isHeadingOf } from '../../headings/index.ts';
import type { RuleAliases } from '../aliases.ts';
import { nearestNames } from '../nearestNames.ts';
import { foldText, Unread, type Reader } from './reader.ts';
import { allSamples } from './vocabulary.ts';

/** A column as it may be named in a rule. */
export type NamedColumn = {
  readonly name: string;
  readonly label?: string | undefined;
  readonly kind: 'number' | 'text';
};

/** What the table is known to have; without columns every plain name is taken for one. */
export type RuleSetting = {
  readonly columns?: readonly NamedColumn[] | undefined;
  readonly aliases: RuleAliases;
};

type Said = { readonly said: string; readonly column: string };

const knownWords = new WeakMap<RuleSetting, readonly Said[]>();

/** Every way to name a column, the longest first; a name comes before a label, a label before an alias. */
function waysOf(setting: RuleSetting): readonly Said[] {
  const known = knownWords.get(setting);
  if (known) return known;
  const { aliases, columns = [] } = setting;
  const names = new Set(columns.map(({ name }) => name));
  const headed = (candidates: readonly string[]): string | undefined => {
    const found = candidates.find((name) => name === '' || names.has(name));
    if (found !== undefined || !setting.columns) return found ?? candidates[0];
    // Another program may have named it: `FDR`, `adj.P.Val`.
    const as = candidates.includes('p_adj')
      ? 'pAdj'
      : candidates.includes('p')
        ? 'p'
        : candidates.includes('log2fc')
          ? 'log2fc'
          : undefined;
    return as && columns.find(({ name }) => isHeadingOf(as, name))?.name;
  };
  const ways = [
    ...columns.map(({ name }) => ({ said: foldText(name), column: name })),
    ...columns.flatMap(({ label, name }) => (label && label !== name ? [{ said: foldText(label), column: name }] : [])),
    ...Object.entries(aliases.columns).flatMap(([word, candidates]) => {
      const column = headed(candidates);
      return column === undefined ? [] : [{ said: foldText(word), column }];
    }),
  ]
    .filter(({ said }) => said !== '')
    .toSorted((a, b) => b.said.length - a.said.length);
  knownWords.set(setting, ways);
  return ways;
}

const bare =
  /[\p{L}_][\p{L}\p{N}_.]*?(?=$|[^\p{L}\p{N}_.]|且|或|是|为|含|不|属于|在|介于|最大|最小|最高|最低|大于|小于|等于|高于|低于|超过|开头|绝对值|至少|至多|缺失|有值)/uy;

/** A name that is spelt out, whether there is such a column or not. */
function bareName(reader: Reader): string | undefined {
  bare.lastIndex = reader.at;
  const [found] = bare.exec(reader.text) ?? [];
  if (found === undefined || found === '') return undefined;
  reader.at += found.length;
  return found;
}

const columnNamed = (setting: RuleSetting, name: string): string | undefined => {
  if (!setting.columns || name === '' || setting.columns.some((column) => column.name === name)) return name;
  return waysOf(setting).find(({ said }) => said === foldText(name))?.column;
};

/**
 * The column that is named here.
 * @throws {Unread} When there is no such column, with the nearest names.
 */
export function readColumn(reader: Reader, setting: RuleSetting): string {
  reader.skip();
  const start = reader.at;
  const unknown = (name: string) =>
    new Unread(
      start,
      name === '' ? '这里应当是列名' : `没有名为“${name}”的列`,
      nearestNames(
        name,
        (setting.columns ?? []).map((column) => column.label ?? column.name),
      ),
    );
  const quoted = reader.quoted();
  if (quoted !== undefined) {
    const column = columnNamed(setting, quoted);
    if (column === undefined) throw unknown(quoted);
    return column;
  }
  const way = waysOf(setting).find(({ said }) => reader.has([said]) === said);
  if (way) {
    reader.at += way.said.length;
    return way.column;
  }
  const name = bareName(reader);
  if (name === undefined || setting.columns) throw unknown(name ?? '');
  return name;
}

export const kindOf = (setting: RuleSetting, column: string): NamedColumn['kind'] | undefined =>
  (column === '' ? setting.columns?.[0] : setting.columns?.find(({ name }) => name === column))?.kind;

/** The name of a group of samples up to a comma or bracket; `''` is all samples. */
export function readGroup(reader: Reader): string {
  const quoted = reader.quoted();
  if (quoted !== undefined) return quoted;
  if (reader.take(allSamples)) return '';
  const start = reader.at;
  while (reader.at < reader.text.length && !/[,;()，；、]/u.test(reader.folded[reader.at]!)) reader.at += 1;
  const name = reader.text.slice(start, reader.at).trim();
  if (name === '') throw new Unread(start, '这里应当是分组名');
  return name;
}
