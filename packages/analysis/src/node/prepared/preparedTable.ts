import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberColumn, tableOf, type Column, type InputProblem, type Table } from '../../model/index.ts';
import type { RuleColumn, RuleTable, Texts } from '../../rules/index.ts';
import { readTable, writeTableFile } from '../tableFile.ts';
import { columnFacts, type ColumnFacts } from './columnFacts.ts';
import type { TableReading } from './readAsTable.ts';

/** Histograms of more columns are not looked at. */
const mostHistograms = 200;
/** Raised when prepared tables are written otherwise. */
export const preparedVersion = 1;

export type PreparedFacts = {
  readonly rows: number;
  readonly columns: readonly ColumnFacts[];
  readonly problems: readonly InputProblem[];
};

/** Columns of text that stand in `codes.bin`, and the texts that the codes mean. */
type Levels = Readonly<Record<string, readonly string[]>>;

/** Writes a table that was read, with what is known of its columns, into a folder. */
export function writePrepared(folder: string, { problems, table }: TableReading): PreparedFacts {
  mkdirSync(folder, { recursive: true });
  const known = table.columns.map((column, at) => ({ column, ...columnFacts(column, at < mostHistograms) }));
  const codes = known.flatMap(({ coded, column }) =>
    coded ? [numberColumn(column.name, column.name, coded.codes)] : [],
  );
  const levels: Levels = Object.fromEntries(
    known.flatMap(({ coded, column }) => (coded ? [[column.name, coded.levels]] : [])),
  );
  const facts: PreparedFacts = {
    rows: table.rows,
    columns: known.map((one) => one.facts),
    problems: problems.filter(({ severity }) => severity === 'warning'),
  };
  writeTableFile(join(folder, 'table.bin'), { ...table, id: 'table' });
  writeTableFile(join(folder, 'codes.bin'), tableOf('codes', '', codes));
  writeFileSync(join(folder, 'levels.json'), JSON.stringify(levels));
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(facts));
  return facts;
}

/** A prepared table; columns are read when they are asked for, and kept. */
export type PreparedTable = {
  readonly facts: PreparedFacts;
  readonly rules: RuleTable;
  /** A whole column. */
  readonly column: (name: string) => Column;
  /** Some rows of some columns, read from the disk alone. */
  readonly cells: (columns: readonly string[], rows: readonly number[]) => Table;
  /** Bytes of the columns that are kept. */
  readonly bytes: () => number;
};

export const readPreparedFacts = (folder: string): PreparedFacts =>
  JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as PreparedFacts;

const bytesOf = (column: Column): number =>
  column.kind === 'text'
    ? column.values.reduce((sum, text) => sum + 2 * text.length + 24, 0)
    : column.values.byteLength;

/** Opens what `writePrepared` wrote. */
export function openPrepared(folder: string): PreparedTable {
  const facts = readPreparedFacts(folder);
  const levels = JSON.parse(readFileSync(join(folder, 'levels.json'), 'utf8')) as Levels;
  const columns = new Map<string, Column>();
  const coded = new Map<string, Texts>();
  let bytes = 0;
  const column = (name: string): Column => {
    const known = columns.get(name);
    if (known) return known;
    const [read] = readTable(folder, 'table', { columns: [name] }).columns;
    columns.set(name, read!);
    bytes += bytesOf(read!);
    return read!;
  };
  const texts = (name: string): Texts => {
    const known = coded.get(name);
    if (known) return known;
    if (!Object.hasOwn(levels, name)) {
      const whole = column(name);
      return {
        values:
          whole.kind === 'text'
            ? whole.values
            : Array.from(whole.values, (value) => (Number.isNaN(value) ? '' : String(value))),
      };
    }
    const [codes] = readTable(folder, 'codes', { columns: [name] }).columns;
    const read = { values: levels[name]!, codes: Uint32Array.from(codes!.values as Float64Array) };
    coded.set(name, read);
    bytes += read.codes.byteLength;
    return read;
  };
  return {
    facts,
    rules: {
      rows: facts.rows,
      columns: facts.columns.map(({ kind, label, name }): RuleColumn => ({
        name,
        label,
        kind,
        numbers: () => column(name).values as Float64Array,
        texts: () => texts(name),
      })),
    },
    column,
    cells: (names, rows) => readTable(folder, 'table', { columns: names, rows }),
    bytes: () => bytes,
  };
}
