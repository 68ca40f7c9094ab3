import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { cellWriter, quoteCell, utf8Mark } from '@panome/analysis/csv';
import { flowVersions } from '@panome/analysis/flows';
import { openTable, readGroups } from '@panome/analysis/ingest';
import type { Table } from '@panome/analysis/model';
import { readAsTable } from '@panome/analysis/node';
import {
  evaluateRule,
  joinAliases,
  parseRule,
  rowsOfBits,
  ruleTableOf,
  type Rule,
  type RuleGroups,
} from '@panome/analysis/rules';
import { usageError, type Arguments } from '../arguments.ts';
import { checkInputFile } from '../readInputFile.ts';
import { recipeOf } from '../recipe.ts';

/**
 * `filter FILE --where RULE --out FILE`: the rows of a table that a rule in plain Chinese keeps, as CSV. Names stay
 * unchanged, since the next command needs them.
 *
 * @returns What was kept, in one line.
 * @throws {InputError} When the table cannot be read, a part of the rule is not understood, or no row is left.
 */
export async function filterFile(args: Arguments): Promise<string> {
  const { as, columns: asked, delimiter, encoding, out, positionals, recipe, repair, sheet, where } = args;
  const [path, surplus] = positionals;
  if (path === undefined || surplus !== undefined) throw usageError('filter 需要一个文件', '请写成 filter 文件');
  if (where === undefined || out === undefined)
    throw usageError('filter 需要 --where 与 --out', "请写成 filter 文件 --where 'VIP > 1' --out 结果.csv");
  checkInputFile(path);
  const file = { path, name: basename(path), sheet, encoding, delimiter };
  const { table } = await readAsTable(file, as === 'matrix' ? 'matrix' : 'records', recipeOf({ recipe, repair }));
  const rule = ruleIn(where, table);
  const { count, kept } = evaluateRule(rule, ruleTableOf(table), { groups: await groupsOf(args, table) });
  if (count === 0) throw usageError(`条件“${where}”没有留下任何一行`, '请放宽其中一个条件');
  const names = asked?.split(',') ?? table.columns.map(({ name }) => name);
  const written = names.map((name) => {
    const column = table.columns.find((one) => one.name === name);
    if (!column) throw usageError(`表中没有名为“${name}”的列`, '请检查 --columns');
    return column;
  });
  const cells = written.map((column) => cellWriter(column, quoteCell));
  const lines = [
    written.map(({ name }) => quoteCell(name)).join(','),
    ...Array.from(rowsOfBits(kept), (row) => cells.map((cell) => cell(row)).join(',')),
  ];
  writeFileSync(out, `${utf8Mark}${lines.join('\r\n')}\r\n`);
  return `留下 ${count} 行，共 ${table.rows} 行：${out}`;
}

/** @throws {InputError} Naming the first piece that is not understood. */
function ruleIn(where: string, { columns }: Table): Rule {
  const { rule, unread } = parseRule(where, {
    columns: columns.map(({ kind, label, name }) => ({ name, label, kind: kind === 'text' ? 'text' : 'number' })),
    aliases: joinAliases(...flowVersions.map(({ aliases }) => aliases)),
  });
  const [first] = unread;
  if (first) {
    const nearest = first.nearest.length > 0 ? `，最接近的是 ${first.nearest.join('、')}` : '';
    throw usageError(`--where 中的“${first.text}”没有读懂：${first.why}${nearest}`, '请改正后再试');
  }
  if (!rule) throw usageError('--where 是空的', "请写出条件，如 --where 'VIP > 1'");
  return rule;
}

/** The samples of each group of the file `--input groups=FILE`. */
async function groupsOf({ input }: Arguments, { columns }: Table): Promise<RuleGroups> {
  const path = input.get('groups');
  if (path === undefined) return {};
  checkInputFile(path);
  const opened = await openTable({ bytes: readFileSync(path), name: basename(path), classes: true });
  const { groups } = readGroups(
    opened,
    columns.map(({ name }) => name),
  );
  return Object.fromEntries(
    groups.levels.map((level) => [level, groups.samples.filter((_, at) => groups.group[at] === level)]),
  );
}
