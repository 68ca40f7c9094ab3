import { changeWords } from '../../changes/index.ts';
import { InputError, type Table } from '../../model/index.ts';
import { evaluateRule, ruleTableOf, ruleWords, type Rule } from '../../rules/index.ts';

const refusal = (what: string): InputError =>
  new InputError([{ code: 'nothing-left', severity: 'error', what, remedy: '请放宽上一步的阈值，或检查它的结果' }]);

/** That a rule leaves no row of a table, and how many rows each part of it lets through. */
export function nothingLeft(table: Table, rules: Rule | undefined): InputError {
  const { rows, title } = table;
  if (!rules || rows === 0) return refusal(`“${title}”没有一行`);
  const parts = evaluateRule(rules, ruleTableOf(table)).steps.map(
    ({ alone, rule }) => `“${wordsOf(rule, table)}”的 ${alone} 行`,
  );
  return refusal(`“${title}”的 ${rows} 行中没有一行符合条件：${parts.join('，')}`);
}

/** A rule by the headings of the table. */
const wordsOf = (rule: Rule, { columns }: Table): string =>
  ruleWords(rule, {
    plain: true,
    mostNames: 6,
    column: (name) => columns.find((column) => column.name === name)?.label ?? name,
    value: (column, cell) => (column === 'direction' && isChange(cell) ? changeWords[cell] : cell),
  });

const isChange = (word: string): word is keyof typeof changeWords => Object.hasOwn(changeWords, word);

/** That fewer than two lists have a name: they have nothing in common with each other. */
export const tooFewLists = (
  lists: readonly { readonly name: string; readonly names: readonly string[] }[],
): InputError =>
  refusal(`有名单的比较不到 2 个：${lists.map(({ name, names }) => `${name} ${names.length} 个`).join('，')}`);
