import { maximum } from '../../extremes/index.ts';
import { InputError, tableOf, type Column, type Table } from '../../model/index.ts';
import { evaluateRule, rowsOfBits, ruleTableOf, type Rule } from '../../rules/index.ts';
import type { PlannedEdge } from '../model.ts';
import { besideColumns } from './besideColumns.ts';
import { namedRows } from './namedRows.ts';
import { nothingLeft, tooFewLists } from './nothingLeft.ts';
import { pickRows } from './pickRows.ts';

/** A table of an earlier step, or of a role. */
export type EdgeTables = {
  readonly step: (step: string, table: string) => Table;
  readonly role: (role: string) => Table;
};

type StepEdge = Extract<PlannedEdge, { readonly from: 'step' }>;

/**
 * What goes on from one step to the next.
 *
 * @throws {InputError} With the code `nothing-left` when no row does, and which part of the rule took how many.
 */
export function edgeTable(edge: StepEdge, tables: EdgeTables): Table {
  const { gather } = edge;
  if (gather?.kind === 'lists') {
    const lists = gather.lists.map(({ column, name, rules, step, table }) => {
      const found = kept(tables.step(step, table), rules);
      return { name, names: textsOf(found, column) };
    });
    if (lists.filter(({ names }) => names.length > 0).length < 2) throw tooFewLists(lists);
    return shaped(listsTable(lists), edge);
  }
  let table = kept(tables.step(edge.step, edge.table), edge.rules);
  if (gather?.kind === 'rows') {
    const sources = gather.named.map(({ rules, step, table: id }) => ({ table: tables.step(step, id), rules }));
    const found = namedRows(
      table,
      sources.map((source) => kept(source.table, source.rules)),
      gather,
    );
    if (found.rows === 0) throw nothingLeft(sources[0]!.table, sources[0]!.rules);
    table = found;
  } else if (table.rows === 0) throw nothingLeft(tables.step(edge.step, edge.table), edge.rules);
  if (edge.some && kept(table, edge.some).rows === 0) throw nothingLeft(table, edge.some);
  if (gather?.kind === 'columns') table = besideColumns(table, tables.role(gather.role));
  return shaped(table, edge);
}

/** The rows of a table that a rule keeps. */
function kept(table: Table, rules: Rule | undefined): Table {
  return rules ? pickRows(table, rowsOfBits(evaluateRule(rules, ruleTableOf(table)).kept)) : table;
}

function columnOf({ columns, title }: Table, name: string): Column {
  const found = columns.find((column) => column.name === name);
  if (found) return found;
  throw new InputError([
    {
      code: 'no-column',
      severity: 'error',
      what: `“${title}”没有名为“${name}”的列，下一步需要它`,
      remedy: `请改选其中之一：${columns
        .slice(0, 12)
        .map((column) => column.name)
        .join('、')}`,
    },
  ]);
}

const textsOf = (table: Table, name: string): readonly string[] => {
  const column = columnOf(table, name);
  return column.kind === 'text' ? column.values : Array.from(column.values, String);
};

/** The columns that are asked for, in their order and under their new names. */
function shaped(table: Table, { as, columns }: StepEdge): Table {
  if (!columns) return table;
  return tableOf(
    table.id,
    table.title,
    columns.map((name, at) => ({ ...columnOf(table, name), name: as?.[at] ?? name })),
  );
}

function listsTable(lists: readonly { readonly name: string; readonly names: readonly string[] }[]): Table {
  const unique = lists.map(({ name, names }) => ({ name, names: [...new Set(names)] }));
  const rows = maximum(unique.map(({ names }) => names.length));
  return tableOf(
    'lists',
    '各比较的名单',
    unique.map(({ name, names }) => ({
      name,
      label: name,
      kind: 'text' as const,
      values: Array.from({ length: rows }, (_, row) => names[row] ?? ''),
    })),
  );
}
