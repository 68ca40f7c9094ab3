import type { InputProblem, SampleAlias } from '../model/index.ts';
import { aliasFaults } from './aliasFaults.ts';

const HEADING =
  /^(?:samples?([ _.-]?(id|name))?|alias(?:es)?|names?|样本|样品|样本名称?|样品名称?|别名|写法|原名|名称)$/iu;

const error = (code: string, what: string, remedy: string): InputProblem => ({
  code,
  severity: 'error',
  input: 'groups',
  what,
  remedy,
});

/** The rows of typed or pasted text: two names between a tab, a comma, a semicolon, `=`, or blanks. */
export const aliasRows = (text: string): readonly (readonly string[])[] =>
  text.split(/\r\n|\n|\r/u).map((line) => {
    const separator = [/\t/u, /[,，;；]/u, /=/u].find((one) => one.test(line)) ?? /\s+/u;
    return line
      .trim()
      .split(separator)
      .map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
  });

/**
 * A table of two columns, the name in a table and the sample of the groups, in either order. With an error among the
 * problems none of its rows is to be used.
 *
 * @param rows - With or without a heading; empty ones are passed over.
 * @param samples - Of the groups.
 */
export function readAliases(
  rows: readonly (readonly string[])[],
  samples: readonly string[],
): { readonly aliases: readonly SampleAlias[]; readonly problems: readonly InputProblem[] } {
  const known = new Set(samples);
  const filled = rows.flatMap((row, at) => {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
    return cells.length > 0 ? [{ cells, line: at + 1 }] : [];
  });
  const [head] = filled;
  const isHead = head?.cells.some((cell) => HEADING.test(cell)) && !head.cells.some((cell) => known.has(cell));
  const given = isHead ? filled.slice(1) : filled;
  if (given.length === 0)
    return {
      aliases: [],
      problems: [error('alias-empty', '样本名对应表是空的', '请每行写两个名称：数据表里的写法，和分组方案里的样本名')],
    };
  const short = given.filter(({ cells }) => cells.length !== 2);
  if (short.length > 0)
    return {
      aliases: [],
      problems: [
        error(
          'alias-columns',
          `第 ${short[0]!.line} 行有 ${short[0]!.cells.length} 个名称，应有 2 个`,
          '请每行写两个名称，以逗号或制表符分开：数据表里的写法，和分组方案里的样本名',
        ),
      ],
    };
  const aliases = given.map(({ cells: [one, other] }): SampleAlias =>
    known.has(one!) && !known.has(other!) ? { name: other!, sample: one! } : { name: one!, sample: other! },
  );
  const problems = aliasFaults(aliases, samples);
  return { aliases: problems.length > 0 ? [] : aliases.filter(({ name, sample }) => name !== sample), problems };
}
