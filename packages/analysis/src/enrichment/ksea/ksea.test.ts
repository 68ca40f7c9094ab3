import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import { ksea } from './index.ts';
import reference from './ksea.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const terms = reference.members.map((_, at) => `K${at}`);
const sets = { ids: terms, names: terms.map(() => ''), members: reference.members };
const ranked = { ids: reference.ids, scores: Float64Array.from(reference.changes) };
const run = (more: Record<string, unknown> = {}, given: object = {}): MethodOutput =>
  ksea.run({ ranked, sets, ...given }, parseOptions(ksea, more), context);
const column = (output: MethodOutput, name: string, id = 'result') =>
  output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values;
const inOrder = (output: MethodOutput, name: string) =>
  reference.tested.map((at) =>
    Number(column(output, name)[(column(output, 'term') as readonly string[]).indexOf(`K${at}`)]),
  );
const agrees = (output: MethodOutput, name: string, expected: readonly number[], share = 1e-9): void =>
  inOrder(output, name).forEach((value, at) =>
    expect(close(value, expected[at]!, share), `${name} ${at}: ${value} for ${expected[at]}`).toBe(true),
  );

describe('agrees with the formula of Casado et al. in R', () => {
  it('means, z, two-sided p and BH agree', () => {
    const output = run();
    expect(inOrder(output, 'set_size')).toEqual(reference.set_size);
    expect(inOrder(output, 'substrates')).toEqual(reference.substrates);
    agrees(output, 'mean', reference.mean);
    agrees(output, 'z', reference.z);
    agrees(output, 'p', reference.two, 1e-7);
    agrees(output, 'p_adj', reference.two_bh, 1e-7);
  });

  it('one-sided p as in KSEAapp, and Holm, agree', () => {
    agrees(run({ tail: 'one' }), 'p', reference.one, 1e-7);
    agrees(run({ tail: 'one' }), 'p_adj', reference.one_bh, 1e-7);
    agrees(run({ p_adjust: 'holm' }), 'p_adj', reference.two_holm, 1e-7);
  });
});

describe('ksea', () => {
  it('sorts by p, lists substrates from the largest change down, and keeps sites without a kinase in the background', () => {
    const output = run();
    const p = Array.from(column(output, 'p') as Float64Array);
    expect(p).toEqual(p.toSorted((a, b) => a - b));
    const changeOf = new Map(reference.ids.map((id, at) => [id, reference.changes[at]!]));
    const first = (column(output, 'features') as readonly string[])[0]!.split(';').map((site) => changeOf.get(site)!);
    expect(first).toEqual(first.toSorted((a, b) => b - a));
    expect(output.tables.find(({ id }) => id === 'ranking')!.rows).toBe(150);
    expect(Number(output.facts['unmatched'])).toBeGreaterThan(0);
  });

  it('averages rows of the same site', () => {
    const output = ksea.run(
      {
        ranked: { ids: ['ENSP000001.1', 'ENSP000001.2', 'b', 'c'], scores: Float64Array.of(1, 3, -1, 0) },
        sets: { ids: ['K'], names: ['激酶'], members: [['ENSP000001', 'b']] },
      },
      parseOptions(ksea, { min_size: 2 }),
      context,
    );
    expect(column(output, 'mean')[0]).toBe(0.5);
    expect(output.facts['sites']).toBe(3);
    expect(output.messages.some(({ text }) => text.includes('取它们 log2 差异倍数的平均'))).toBe(true);
  });

  it('refuses sites that all change alike, kinases with too few substrates, and names that do not match', () => {
    const message = (of: () => unknown): string =>
      caught(of)
        .problems.map(({ what, remedy }) => `${what}；${remedy}`)
        .join('');
    expect(
      message(() => run({}, { ranked: { ids: reference.ids, scores: new Float64Array(150).fill(0.7) } })),
    ).toContain('请提供全部测到的位点');
    expect(message(() => run({ min_size: 40 }))).toContain('请调低“最少底物数”');
    expect(message(() => run({}, { ranked: { ids: ['x', 'y'], scores: Float64Array.of(1, 2) } }))).toContain(
      '请检查两个文件的编号类型',
    );
  });
});
