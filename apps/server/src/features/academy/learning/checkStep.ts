import type { ReadResult } from '@panome/analysis/model';
import { readTable } from '@panome/analysis/node';
import { optionOf, type Expectation, type StoredStep } from '../steps.ts';

type Value = number | string | undefined;

/** A fact by its id: of the sentence of the run, or one that the method noted besides. */
const factOf = ({ facts, findings }: ReadResult, id: string): Value =>
  findings.facts.find((fact) => fact.id === id)?.value ?? facts[id];

/** The cell of a result table; undefined when the table has no such row or column. */
function cellOf(dir: string, { tables }: ReadResult, table: string, row: string, column: string): Value {
  const meta = tables.find(({ id }) => id === table);
  const first = meta?.columns[0]?.name;
  if (first === undefined || !meta?.columns.some(({ name }) => name === column)) return undefined;
  const { columns } = readTable(dir, table, { columns: [...new Set([first, column])] });
  const place = Array.from(columns[0]!.values as ArrayLike<Value>, String).indexOf(row);
  return place === -1 ? undefined : (columns.at(-1)!.values as ArrayLike<Value>)[place];
}

const words = (value: Value): string =>
  value === undefined ? '' : typeof value === 'number' ? String(Number(value.toPrecision(6))) : value;

function isRight({ tolerance, value }: Expectation, found: Value): boolean {
  if (typeof value === 'number' && typeof found === 'number')
    // The last bit of a difference is the computer's own.
    return Math.abs(found - value) <= tolerance + Number.EPSILON * Math.abs(value) * 4;
  return String(value) === String(found);
}

/** Compares a result with what a step must give, and the options with those that the step sets. */
export function checkStep(dir: string, document: ReadResult, { expect, options, tool }: StoredStep) {
  const checks = expect.map((one) => {
    const found = 'fact' in one ? factOf(document, one.fact) : cellOf(dir, document, one.table, one.row, one.column);
    const { label, tolerance, value } = one;
    return { label, expected: words(value), found: words(found), tolerance, passed: isRight(one, found) };
  });
  const differing = Object.entries(options).flatMap(([id, expected]) => {
    const found = document.options[id];
    if (found === undefined || found === expected) return [];
    return [
      {
        id,
        label: optionOf(tool, id, expected).label,
        expected: optionOf(tool, id, expected).words,
        found: optionOf(tool, id, found as never).words,
      },
    ];
  });
  return { checks, options: differing, passed: checks.every(({ passed }) => passed) };
}
