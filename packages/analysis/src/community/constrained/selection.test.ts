import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Environment, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { cca } from '../cca/index.ts';
import { dbrda } from '../dbrda/index.ts';
import { rda } from '../rda/index.ts';
import reference from './selection.reference.json' with { type: 'json' };

const samples = reference.env[0]!.map((_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.counts.map((_, row) => `f${row + 1}`),
  samples,
  values: Float64Array.from(reference.counts.flat()),
  annotations: [],
};
const env: Environment = {
  samples,
  variables: reference.names,
  values: reference.env.map((column) => Float64Array.from(column)),
};
const run = (method: typeof rda, raw: Record<string, unknown> = {}, given: Environment = env): MethodOutput =>
  method.run({ matrix, env: given }, parseOptions(method, { permutations: 499, ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const columnOf = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(columnOf(output, table, name) as Float64Array),
];
const texts = (output: MethodOutput, table: string, name: string): readonly string[] =>
  columnOf(output, table, name) as readonly string[];
const entered = (output: MethodOutput): readonly string[] =>
  texts(output, 'selection', 'variable').filter((_, row) => texts(output, 'selection', 'verdict')[row] === '进入');
/** Those of vegan come of 1,999 permutations, ours of 499. */
const chance = (p: number, other: number): void =>
  expect(Math.abs(p - other), `${p} for ${other}`).toBeLessThan(0.003 + 6 * Math.sqrt((other * (1 - other)) / 1000));

describe.each([
  ['rda', rda, reference.rda],
  ['cca', cca, reference.cca],
  ['dbrda', dbrda, reference.dbrda],
] as const)('%s agrees with vegan', (_, method, expected) => {
  it('the variance inflation factors agree', () =>
    numbers(run(method, { permutations: 99 }), 'vif', 'vif').forEach((value, at) =>
      expect(close(value, expected.vif[at]!, 1e-6)).toBe(true),
    ));

  it('the tests of the axes agree', () => {
    const output = run(method, { by: 'axes' });
    expected.axes.f.forEach((f, at) => {
      expect(close(numbers(output, 'test', 'f')[at + 1]!, f, 1e-6)).toBe(true);
      expect(close(numbers(output, 'test', 'inertia')[at + 1]!, expected.axes.inertia[at]!, 1e-6)).toBe(true);
      chance(numbers(output, 'test', 'p')[at + 1]!, expected.axes.chance[at]!);
    });
    expect(texts(output, 'test', 'term')[1]).toBe(`${{ rda: 'RDA', cca: 'CCA', dbrda: 'dbRDA' }[method.id]}1`);
  });

  it('forward selection by p agrees with ordistep', () => {
    const output = run(method, { selection: 'p' });
    expect(entered(output)).toEqual(expected.p.variables);
    expected.p.f.forEach((f, at) => {
      expect(close(numbers(output, 'selection', 'f')[at]!, f, 1e-6)).toBe(true);
      chance(numbers(output, 'selection', 'p')[at]!, expected.p.chance[at]!);
    });
    expect(output.facts['variables']).toBe(
      reference.names.filter((name) => expected.p.variables.includes(name)).join('、'),
    );
  });
});

describe.each([
  ['rda', rda, reference.rda.r2],
  ['dbrda', dbrda, reference.dbrda.r2],
] as const)('%s agrees with ordiR2step of vegan', (_, method, expected) => {
  it('the chosen variables, their adjusted R² and F, and the limit agree', () => {
    const output = run(method, { selection: 'r2' });
    expect(entered(output)).toEqual(expected.variables);
    expected.adjusted.forEach((value, at) => {
      expect(close(numbers(output, 'selection', 'r2_adj')[at]!, value, 1e-6)).toBe(true);
      expect(close(numbers(output, 'selection', 'f')[at]!, expected.f[at]!, 1e-6)).toBe(true);
      chance(numbers(output, 'selection', 'p')[at]!, expected.chance[at]!);
    });
    expect(close(run(method, { permutations: 99 }).facts['adjusted'] as number, expected.limit, 1e-6)).toBe(true);
    expect(texts(output, 'selection', 'verdict').at(-1)).toMatch(/^停止/u);
  });
});

describe('forward selection', () => {
  it('the model is the one that the selected variables alone would give', () => {
    const chosen = run(rda, { selection: 'p', permutations: 199 });
    const kept = reference.names.flatMap((name, at) => (reference.rda.p.variables.includes(name) ? [at] : []));
    const alone = run(
      rda,
      { permutations: 199 },
      { samples, variables: kept.map((at) => reference.names[at]!), values: kept.map((at) => env.values[at]!) },
    );
    for (const id of ['points', 'arrows', 'eig', 'test', 'vif'])
      expect(chosen.tables.find((table) => table.id === id)).toEqual(alone.tables.find((table) => table.id === id));
    const last = numbers(alone, 'selection', 'r2').at(-1)!;
    expect(last).toBeCloseTo(alone.facts['explained'] as number, 10);
    expect(new Set(texts(alone, 'selection', 'verdict'))).toEqual(new Set(['进入（未作选择）']));
    expect(rda.note(parseOptions(rda, { selection: 'p' }), chosen.facts)).toContain('前向选择');
  });
  it('refuses when no variable is selected, and says what to do', () => {
    const noise: Environment = { samples, variables: ['u'], values: [env.values[reference.names.indexOf('u')]!] };
    try {
      run(cca, { selection: 'p', enter: 0.001, permutations: 99 }, noise);
      expect.unreachable('no InputError');
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      expect((error as InputError).problems[0]).toMatchObject({
        code: 'nothing-selected',
        remedy: expect.stringContaining('全部进入') as string,
      });
    }
  });
  it('names variables that are nearly determined by others', () => {
    expect(
      run(rda, { permutations: 99 }).messages.some(
        ({ level, text }) => level === 'warning' && text.startsWith('a、e 的方差膨胀因子'),
      ),
    ).toBe(true);
    expect(texts(run(rda, { permutations: 99 }), 'vif', 'nearest')[0]).toBe('e');
  });
});
