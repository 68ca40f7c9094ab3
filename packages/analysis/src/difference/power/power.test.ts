import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { noncentralFUpper, noncentralTUpper, powerAt } from '../../power-of-tests/index.ts';
import { fdrPowerAt } from './fdrPower.ts';
import { power } from './index.ts';
import { readPilot } from './pilot.ts';
import reference from './power.reference.json' with { type: 'json' };
import { samplesFor } from './samplesFor.ts';

const groups: Groups = {
  samples: Array.from({ length: 9 }, (_, i) => `S${i + 1}`),
  group: Array.from('AAAAABBBB'),
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};
const pilot = { matrix: matrixOf(reference.values as Cells), groups };
const run = (raw: Record<string, unknown>, inputs: object = pilot): MethodOutput =>
  power.run(inputs, parseOptions(power, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );
const check = (actual: number, expected: number, share: number, what: string) =>
  expect(close(actual, expected, share), `${what}: ${actual} for ${expected}`).toBe(true);

describe('power', () => {
  it('needs no data for a known effect, and refuses when neither data nor an effect is given', () => {
    const output = run({ basis: 'effect', effect: 0.8 }, {});
    expect(column(output, 'needed', 'n')[1]).toBe(26);
    expect(column(output, 'needed', 'total')[1]).toBe(52);
    expect(column(output, 'needed', 'effect')).toEqual(['d = 0.6', 'd = 0.8', 'd = 1']);
    expect(output.tables.find(({ id }) => id === 'pilot')!.rows).toBe(0);
    expect(run({ basis: 'effect', design: 'anova', effect: 0.25, groups_number: 4 }, {}).facts['needed']).toBe(45);
  });

  it('rises with the number of samples, and draws the planned number of samples among others', () => {
    const output = run({ n: 7, logged: true });
    const [effect, n, value] = ['effect', 'n', 'power'].map((name) => column(output, 'curve', name));
    expect(n).toContain(7);
    value!
      .slice(1)
      .forEach(
        (one, i) =>
          effect![i] === effect![i + 1] && expect(Number(one)).toBeGreaterThanOrEqual(Number(value![i]) - 1e-12),
      );
  });

  it('joins by sample name and leaves the input alone', () => {
    const before = pilot.matrix.values.slice();
    const reversed: Groups = { ...groups, samples: groups.samples.toReversed(), group: groups.group.toReversed() };
    expect(run({ logged: true }, { ...pilot, groups: reversed }).tables).toEqual(run({ logged: true }).tables);
    expect(pilot.matrix.values).toEqual(before);
  });

  it('leaves features without variation or without a group out of the spread', () => {
    const output = run({ logged: true });
    expect([2, 8].map((row) => column(output, 'pilot', 'sd_shrunken')[row])).toEqual([Number.NaN, Number.NaN]);
    expect(output.facts['tested']).toBe(58);
  });

  it('needs more samples for larger spread, smaller change, more true nulls and a stricter rate', () => {
    const need = (raw: Record<string, unknown>) => Number(run({ logged: true, pi0: 0.9, ...raw }).facts['needed']);
    const plain = need({});
    for (const harder of [{ sd: 'p90' }, { fc: 1.5 }, { pi0: 0.99 }, { fdr: 0.01 }, { power: 0.95 }])
      expect(need(harder), JSON.stringify(harder)).toBeGreaterThan(plain);
  });

  it('says when no number of samples is enough', () => {
    const output = run({ basis: 'effect', effect: 0.01, power: 0.9 }, {});
    expect(output.messages[0]).toMatchObject({ level: 'warning' });
    expect(column(output, 'needed', 'n')[1]).toBeNaN();
    expect(power.note(parseOptions(power, { basis: 'effect', effect: 0.01, power: 0.9 }), output.facts)).toContain(
      '仍达不到',
    );
  });

  it.each([
    ['a plan from a pilot without one', {}, {}, 'pilot-missing', 'matrix'],
    ['a pilot without groups', {}, { matrix: pilot.matrix }, 'pilot-missing', 'groups'],
    [
      'values that have no logarithm',
      {},
      { matrix: matrixOf((reference.values as Cells).map((row) => [0, ...row.slice(1)])), groups },
      'not-positive',
      'matrix',
    ],
    [
      'a pilot of a few features',
      { logged: true },
      { matrix: matrixOf((reference.values as Cells).slice(0, 5)), groups },
      'too-few-features',
      'matrix',
    ],
  ])('refuses %s, and says what to do', (_, raw, inputs, code, input) => {
    try {
      run(raw, inputs);
    } catch (error) {
      expect((error as InputError).problems[0]).toMatchObject({ code, input });
      expect((error as InputError).problems[0]!.remedy).toContain('请');
      return;
    }
    expect.unreachable();
  });
});

describe('power agrees with R', () => {
  it('the noncentral tails agree with pf and pt', () => {
    for (const [f, df1, df2, ncp, tail] of reference.noncentralF)
      check(noncentralFUpper(f!, df1!, df2!, ncp!), tail!, 1e-8, `F ${f} ${df1} ${df2} ${ncp}`);
    for (const [t, df, delta, tail] of reference.noncentralT)
      check(noncentralTUpper(t!, df!, delta!), tail!, 1e-8, `t ${t} ${df} ${delta}`);
  });

  it('t tests agree with power.t.test, strict', () => {
    for (const [design, sides, d, alpha, target, n, expected, needed] of reference.t as number[][]) {
      const test = {
        design: design === 1 ? 'two-sample' : 'paired',
        sides: sides === 2 ? 2 : 1,
        alpha: alpha!,
        groups: 2,
      } as const;
      check(powerAt(n!, d!, test).power, expected!, 1e-6, `power of ${[design, sides, d, alpha].join()}`);
      const found = samplesFor(target!, (at) => powerAt(at, d!, test).power);
      if (needed! > 2) check(found.exact, needed!, 1e-6, `n of ${[design, sides, d, alpha, target].join()}`);
      expect(found.n).toBe(Math.max(2, Math.ceil(needed! - 1e-7)));
    }
  });

  it('the analysis of variance agrees with power.anova.test', () => {
    for (const [k, f, alpha, target, n, expected, needed] of reference.anova as number[][]) {
      const test = { design: 'anova', sides: 2, alpha: alpha!, groups: k! } as const;
      check(powerAt(n!, f!, test).power, expected!, 1e-6, `power of ${[k, f, alpha].join()}`);
      check(
        samplesFor(target!, (at) => powerAt(at, f!, test).power).exact,
        needed!,
        1e-6,
        `n of ${[k, f, alpha].join()}`,
      );
    }
  });

  it('standard deviations of the pilot study, their shrinkage, p-values and π₀ agree', () => {
    const found = readPilot(pilot.matrix, groups, { logged: true, pi0: 0, sd: 'all' });
    for (const [name, bound] of [
      ['sd', 1e-6],
      ['shrunken', 1e-6],
      ['p', 1e-5],
    ] as const)
      (reference[name] as (number | null)[]).forEach((value, i) =>
        check(found[name][i]!, value ?? Number.NaN, bound, `${name} of ${i + 1}`),
      );
    check(found.pi0, reference.pi0, 1e-6, 'π₀');
  });

  it('the sample size agrees with Liu & Hwang 2007 written out by definition', () => {
    for (const [pi0, change, fdr, sd, n, critical, expected] of reference.fdr as number[][]) {
      const { pi0: share, sds } = readPilot(pilot.matrix, groups, {
        logged: true,
        pi0: pi0!,
        sd: sd === 0 ? 'all' : 'p75',
      });
      const found = fdrPowerAt(n!, change!, { fdr: fdr!, pi0: share, sds });
      check(found.critical, critical!, 1e-6, 'critical');
      check(found.power, expected!, 1e-6, 'power');
    }
  });
});
