import { InputError, tableOf, textColumn, type InputKind, type Message, type Table } from '../model/index.ts';
import type { MatchedSets } from './matchSets.ts';

/** The names that stand in no set, and where they come from. */
export function unmatchedTable(rows: readonly { readonly source: string; readonly names: readonly string[] }[]): Table {
  return tableOf('unmatched', '没有对应上的名称', [
    textColumn(
      'feature',
      '名称',
      rows.flatMap(({ names }) => names),
      { help: '原样列出，在功能集合中找不到同名特征' },
    ),
    textColumn(
      'source',
      '来源',
      rows.flatMap(({ source, names }) => names.map(() => source)),
      { help: '名称来自哪个输入' },
    ),
  ]);
}

/**
 * Remarks on how names were matched.
 *
 * @throws {InputError} When none of the names stands in a set.
 */
export function requireMatches(
  matched: MatchedSets,
  input: InputKind,
  names: readonly string[],
  unmatched: readonly string[],
): Message[] {
  const quoted = (list: readonly string[]): string =>
    list
      .slice(0, 3)
      .map((name) => `“${name}”`)
      .join('、');
  if (unmatched.length === names.length) {
    throw new InputError([
      {
        code: 'nothing-matches',
        severity: 'error',
        input,
        what: `${names.length} 个名称都不在功能集合中：例如${quoted(names)}，而集合中的写法例如${quoted(matched.features)}`,
        remedy:
          '请检查两个文件的编号类型（基因名、Ensembl、Entrez、UniProt…）和物种是否一致；编号不同时可先用“编号转换”换成同一种',
      },
    ]);
  }
  const messages: Message[] = [];
  if (matched.stripped) messages.push({ level: 'info', text: '两边的编号去掉版本号后缀（如 .1）后再对应。' });
  if (matched.namespace !== '')
    messages.push({ level: 'info', text: `按功能集合文件中的${matched.namespace}对应，这样对应上的名称最多。` });
  if (unmatched.length > 0) {
    messages.push({
      level: unmatched.length > names.length / 2 ? 'warning' : 'info',
      text: `${names.length} 个名称中有 ${unmatched.length} 个不在任何功能集合中（例如${quoted(unmatched)}），见“没有对应上的名称”表。`,
    });
  }
  return messages;
}
