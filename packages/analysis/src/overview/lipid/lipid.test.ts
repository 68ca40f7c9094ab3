import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { lipid } from './index.ts';
import reference from './lipid.reference.json' with { type: 'json' };
import { parseLipid } from './parseLipid.ts';

const matrixOf = (ids: readonly string[], rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids,
  samples: rows[0]!.map((_, at) => `S${at + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const groupsOf = (group: readonly string[]): Groups => ({
  samples: group.map((_, at) => `S${at + 1}`).toReversed(),
  group: group.toReversed(),
  levels: [...new Set(group)],
  colors: {},
  factors: [],
});
const run = (matrix: Matrix, groups?: Groups, raw: Record<string, unknown> = {}): MethodOutput =>
  lipid.run({ matrix, groups }, parseOptions(lipid, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];
const said = (name: string): string => {
  const read = parseLipid(name);
  return 'reason' in read
    ? read.reason
    : `${read.type.id}${read.linkage && `-${read.linkage}`} ${read.carbons}:${read.doubleBonds};${read.oxygens} ${read.chains.join('_')}`.trim();
};

describe('lipid agrees with its definition in R', () => {
  const output = run(matrixOf(reference.name, reference.values), groupsOf(reference.group));
  const same = (actual: readonly (number | string)[], expected: readonly (number | null)[]) =>
    actual.forEach((value, at) =>
      expect(close(value as number, expected[at] ?? Number.NaN, 1e-12), `${at}: ${value} for ${expected[at]}`).toBe(
        true,
      ),
    );

  it('chains and classes of every name agree', () => {
    same(column(output, 'species', 'carbons'), reference.carbons);
    same(column(output, 'species', 'double_bonds'), reference.bonds);
    expect(new Set(column(output, 'classes', 'class'))).toEqual(new Set(reference.class));
  });

  it('amounts, shares and changes of the classes agree', () => {
    const names = column(output, 'classes', 'class') as string[];
    const at = names.map((name) => reference.class.indexOf(name));
    for (const key of ['amount', 'log2fc', 'share_log2fc'] as const)
      same(
        column(output, 'classes', key),
        at.map((place) => reference[key][place]!),
      );
    reference.group.forEach((_, sample) =>
      same(
        column(output, 'composition', `S${sample + 1}`),
        at.map((place) => reference.share[place]![sample]!),
      ),
    );
    same(
      column(output, 'means', 'mean'),
      [0, 1].flatMap((level) => at.map((place) => reference.means[level * at.length + place]!)),
    );
    same(
      column(output, 'means', 'sd'),
      [0, 1].flatMap((level) => at.map((place) => reference.sds[level * at.length + place]!)),
    );
  });

  it('species with the same chains are added up alike', () => {
    const keys = (column(output, 'profile', 'class') as string[]).map(
      (name, row) =>
        `${name}|${column(output, 'profile', 'carbons')[row]}|${column(output, 'profile', 'double_bonds')[row]}`,
    );
    same(
      column(output, 'profile', 'amount'),
      keys.map((key) => reference.profile[reference.key.indexOf(key)]!),
    );
    same(
      column(output, 'profile', 'log2fc'),
      keys.map((key) => reference.profile_log2fc[reference.key.indexOf(key)]!),
    );
  });
});

describe('a name in shorthand', () => {
  it.each([
    ['PC 34:1', 'PC 34:1;0'],
    ['PC(34:1)', 'PC 34:1;0'],
    ['PC(16:0/18:1(9Z))', 'PC 34:1;0 16:0_18:1'],
    ['PC 34:1|PC 16:0_18:1', 'PC 34:1;0 16:0_18:1'],
    ['PE O-36:2', 'PE-O 36:2;0'],
    ['PE(P-16:0/20:4)', 'PE-P 36:4;0 16:0_20:4'],
    ['PE(36:2p)', 'PE-P 36:2;0'],
    ['PE 36:2e', 'PE-O 36:2;0'],
    ['TG 52:2', 'TG 52:2;0'],
    ['TAG(16:0/18:1/18:2)', 'TG 52:3;0 16:0_18:1_18:2'],
    ['TG 18:1_36:2', 'TG 54:3;0'],
    ['CL(18:2/18:2/18:2/18:2)', 'CL 72:8;0 18:2_18:2_18:2_18:2'],
    ['Cer d18:1/16:0', 'Cer 34:1;2 18:1_16:0'],
    ['Cer 18:1;O2/16:0', 'Cer 34:1;2 18:1_16:0'],
    ['Cer(t18:0/24:0(2OH))', 'Cer 42:0;4 18:0_24:0'],
    ['SM d36:1', 'SM 36:1;2'],
    ['GlcCer(d18:1/24:0)', 'HexCer 42:1;2 18:1_24:0'],
    ['PE-Cer 34:1;O2', 'PE-Cer 34:1;2'],
    ['LPC 18:1', 'LPC 18:1;0 18:1'],
    ['PC(18:1/0:0)', 'LPC 18:1;0 18:1'],
    ['lysoPC a C18:1', 'LPC 18:1;0 18:1'],
    ['PC ae C34:1', 'PC-O 34:1;0'],
    ['FFA(20:4)', 'FA 20:4;0 20:4'],
    ['AcCa(18:0)', 'CAR 18:0;0 18:0'],
    ['ChE(18:1)', 'CE 18:1;0 18:1'],
  ])('%s is %s', (name, expected) => expect(said(name)).toBe(expected));

  it.each([
    ['PC 15:0/18:1(d7)', '氘代标准品'],
    ['TG 48:0-d7', '氘代标准品'],
    ['Cholesterol', '没有“类别'],
    ['XX 34:1', '未知的类别 XX'],
    ['PC 16:0/18:1/18:1', 'PC 至多 2 条链'],
    ['PC 34:20', '双键数多于'],
    ['PC 0:0/0:0', '0:0'],
    ['PC 16:0/abc', '读不出链 abc'],
    ['', '没有“类别'],
  ])('%s is not read: %s', (name, reason) => expect(said(name)).toContain(reason));
});

describe('lipid', () => {
  it('adds up amounts after undoing logarithms, and counts ethers in their class when asked', () => {
    const matrix = matrixOf(
      ['PE O-36:2', 'PE 36:2', 'TG 50:1'],
      [
        [1, 2],
        [2, 3],
        [2, 2],
      ],
    );
    expect(
      column(run(matrix, undefined, { logged: true, ether: false, relative: false }), 'composition', 'S1'),
    ).toEqual([6, 4]);
    expect(column(run(matrix), 'classes', 'class')).toEqual(['PE', 'TG', 'PE-O']);
    expect(column(run(matrix), 'classes', 'log2fc')).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(column(run(matrix, undefined, { top: 1 }), 'composition', 'class')).toEqual(['PE', '其他']);
    expect(column(run(matrix, undefined, { top: 1 }), 'means', 'group')).toEqual(['全部', '全部']);
  });

  it('lists what it cannot read', () => {
    const output = run(
      matrixOf(
        ['TG 50:1', 'Glucose'],
        [
          [1, 2],
          [3, 4],
        ],
      ),
    );
    expect(column(output, 'unread', 'feature')).toEqual(['Glucose']);
    expect(output.messages[0]).toMatchObject({ level: 'warning' });
    expect(output.removed).toHaveLength(1);
  });

  it('refuses names, amounts and groups it cannot use', () => {
    const two = matrixOf(
      ['TG 50:1', 'PC 34:1'],
      [
        [1, -2],
        [3, 4],
      ],
    );
    expect(() => run(matrixOf(['Glucose'], [[1]]))).toThrow('没有一个名称能读作脂质');
    expect(() => run(two)).toThrow('小于 0');
    expect(() => run(two, groupsOf(['A', 'B']), { logged: true, reference: 'C' })).toThrow('没有“C”');
    expect(() => run(two, groupsOf(['A', 'B']), { logged: true, reference: 'A', test_group: 'A' })).toThrow('都是“A”');
    expect(run(two, groupsOf(['A', 'B']), { logged: true, reference: 'B' }).facts).toMatchObject({
      reference: 'B',
      test_group: 'A',
    });
  });
});
