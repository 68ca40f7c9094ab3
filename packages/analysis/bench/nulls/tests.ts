import type { Groups, Matrix, MethodInputs, MethodOutput } from '../../src/model/index.ts';
import { drawOf } from '../random/draw.ts';

export type Draw = ReturnType<typeof drawOf>;
export { drawOf };

/** One p value of a run; `sign` is the direction of what was found, where the method says one. */
export type Test = { readonly id: string; readonly p: number; readonly sign?: number };

/** The input of one run and which of its tests have a known effect, with its direction. */
export type Table = {
  readonly inputs: MethodInputs;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly changed?: ReadonlyMap<string, number>;
};

/** Tables of one method whose truth is known. */
export type Simulation = {
  readonly method: string;
  /** Which of its tests, where a method has several. */
  readonly part?: string;
  /** What the tables are, for `docs/methods.md`. */
  readonly tables: string;
  /** A run is slow: so many tests at most. */
  readonly most?: number;
  /** Without an effect no test of the table has one. */
  readonly make: (draw: Draw, effect: boolean) => Table;
  readonly tests: (output: MethodOutput) => readonly Test[];
};

export function column(output: MethodOutput, table: string, name: string): readonly (string | number)[] {
  const found = output.tables.find(({ id }) => id === table)?.columns.find((one) => one.name === name);
  if (!found) throw new Error(`no ${table}.${name}`);
  return Array.from<string | number>(found.values);
}

/** The tests of a table by the names of its columns. */
export const testsOf =
  (table: string, id: string | readonly string[], p: string, sign?: string) =>
  (output: MethodOutput): readonly Test[] => {
    const names = [id].flat().map((name) => column(output, table, name));
    const signs = sign === undefined ? undefined : column(output, table, sign);
    return column(output, table, p).map((value, row) => ({
      id: names.map((own) => own[row]).join('/'),
      p: Number(value),
      ...(signs && { sign: Math.sign(Number(signs[row])) }),
    }));
  };

export const matrixOf = (rows: readonly (readonly number[])[], annotations: Matrix['annotations'] = []): Matrix => ({
  idName: 'id',
  ids: rows.map((_, row) => `f${row + 1}`),
  samples: rows[0]!.map((_, at) => `S${at + 1}`),
  values: Float64Array.from(rows.flat()),
  annotations,
});

export const codesOf = (...sizes: readonly number[]): number[] =>
  sizes.flatMap((size, level) => Array.from({ length: size }, () => level));

const letters = ['A', 'B', 'C', 'D', 'E'] as const;
export const groupsOf = (codes: readonly number[], samples = codes.map((_, at) => `S${at + 1}`)): Groups => ({
  samples,
  group: codes.map((code) => letters[code]!),
  levels: letters.slice(0, Math.max(...codes) + 1),
  colors: {},
  factors: [],
});

const shuffled = <Value>(draw: Draw, values: readonly Value[]): Value[] => {
  const left = [...values];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = draw.integer(0, at);
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
};
export const chosen = <Value>(draw: Draw, values: readonly Value[], count: number): Value[] =>
  shuffled(draw, values).slice(0, count);

/** In tables with an effect one feature in five has it, up or down by turns. */
export const signOf = (row: number): number => (row % 5 === 0 ? (row % 10 === 0 ? 1 : -1) : 0);
export const changedOf = (rows: number, effect: boolean): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: effect ? rows : 0 }, (_, row) => [`f${row + 1}`, signOf(row)] as const).filter(
      ([, sign]) => sign !== 0,
    ),
  );
