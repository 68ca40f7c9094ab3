import type { InputProblem } from '../model/index.ts';
import { madeGrid } from './madeGrid.ts';
import { quoteList } from './problems/index.ts';
import { rowCells, type Grid } from './text/grid.ts';
import { patchGrid } from './text/patchGrid.ts';

/** The table of a series matrix, and what its other lines say of the samples. */
type SeriesMatrix = {
  readonly grid: Grid;
  readonly remarks: readonly InputProblem[];
  readonly groups?: Grid;
};

const [EXCLAMATION, QUOTE] = [33, 34];
/** What is seldom the design of a study. */
const DEMOGRAPHY = /^(?:sex|gender|age|race|ethnicity|batch|tissue|organism|cell ?line|source)\b/iu;

/**
 * A series matrix of GEO tells of the study and its samples in lines that begin with `!`, above and below its table;
 * every other grid stays as it is. What the samples are (`!Sample_characteristics_ch1`, `key: value`) are groups.
 */
export function fromSeries(grid: Grid): SeriesMatrix {
  const isTold = (row: number): boolean => {
    const start = grid.starts[row]!;
    return grid.bytes[start] === EXCLAMATION || (grid.bytes[start] === QUOTE && grid.bytes[start + 1] === EXCLAMATION);
  };
  if (grid.starts.length === 0 || !isTold(0)) return { grid, remarks: [] };
  const told = [...grid.starts.keys()].filter(isTold);
  if (told.length === grid.starts.length) return { grid, remarks: [] };
  const table = patchGrid(grid, { patches: [], padding: new Map(), dropped: new Set(told) });
  const samples = rowCells(table, 0).slice(1);
  const columns = characteristics(
    told.map((row) => rowCells(grid, row)),
    samples.length,
  );
  if (columns.length === 0) return { grid: table, remarks: [] };
  return {
    grid: table,
    groups: madeGrid([
      { cells: ['sample', ...columns.map(({ name }) => name)], line: 1 },
      ...samples.map((sample, at) => ({ cells: [sample, ...columns.map(({ values }) => values[at]!)], line: 1 })),
    ]),
    remarks: [
      {
        code: 'series-groups',
        severity: 'warning',
        what: `文件里写了各样本的情况（${quoteList(columns.map(({ name }) => name))}），可以用来分组`,
        remedy: '没有另设分组时，表单按其中最像分组的一项分组；不是想要的一项时，请在“样本分组”中改选，或另给分组表',
      },
    ],
  };
}

type Characteristic = { readonly name: string; readonly values: readonly string[] };

/** What differs between samples, and is shared by some or measured: first what may be the design of the study. */
function characteristics(lines: readonly (readonly string[])[], count: number): readonly Characteristic[] {
  const found = new Map<string, string[]>();
  const valuesOf = (name: string): string[] => {
    const known = found.get(name) ?? Array.from({ length: count }, () => '');
    found.set(name, known);
    return known;
  };
  for (const [heading, ...cells] of lines) {
    if (/^!Sample_characteristics_ch\d$/iu.test(heading!))
      // A sample that lacks one moves the next into its line, so every cell says what it is.
      cells.slice(0, count).forEach((cell, at) => {
        const [, key, value] = /^([^:]+):\s*(.*)$/u.exec(cell) ?? [];
        if (key !== undefined && value !== undefined) valuesOf(key.trim())[at] = value.trim();
      });
    else if (/^!Sample_source_name_ch1$/iu.test(heading!))
      cells.slice(0, count).forEach((cell, at) => (valuesOf('source name')[at] = cell));
  }
  const useful = [...found].map(([name, values]) => ({ name, values })).filter(({ values }) => tellsApart(values));
  return [
    ...useful.filter(({ name }) => !DEMOGRAPHY.test(name)),
    ...useful.filter(({ name }) => DEMOGRAPHY.test(name)),
  ];
}

const tellsApart = (values: readonly string[]): boolean => {
  const said = values.filter((value) => value !== '');
  const levels = new Set(said).size;
  // Numbers, such as an age, are of use though no two samples share one.
  return levels > 1 && (levels < said.length || said.every((value) => Number.isFinite(Number(value))));
};
