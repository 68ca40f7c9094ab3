import { describe, expect, it } from 'vitest';
import { buildZip } from '../testing/buildZip.ts';
import type { InputProblem } from '../../model/index.ts';
import { refused, sourceOf } from '../testing/read.ts';
import { readInput } from './readInput.ts';

const read = async <Kind extends 'tree' | 'taxonomy' | 'env' | 'distance'>(kind: Kind, text: string | Uint8Array) =>
  readInput(kind, sourceOf(text));
const refusal = async (
  kind: 'tree' | 'taxonomy' | 'env' | 'distance',
  text: string | Uint8Array,
): Promise<readonly InputProblem[]> => refused(read(kind, text));
const codes = (problems: readonly InputProblem[]): string[] => problems.map(({ code }) => code);

describe('tree', () => {
  it('reads names, lengths, comments and quotes, parents before children', async () => {
    const { problems, rows, value } = await read('tree', "((a:1,'b (x)''s':2.5e-1)0.98:.5[&c=1],c_d:3)root;\n");
    expect(value.name).toEqual(['root', '0.98', 'a', "b (x)'s", 'c_d']);
    expect([...value.parent]).toEqual([-1, 0, 1, 1, 0]);
    expect([...value.length]).toEqual([0, 0.5, 1, 0.25, 3]);
    expect([...value.isTip]).toEqual([0, 0, 1, 1, 1]);
    expect([rows, problems]).toEqual([3, []]);
  });

  it('reads a ladder of 50,000 tips', async () => {
    const n = 50_000;
    const { rows } = await read(
      'tree',
      `${'('.repeat(n - 1)}t0:1${Array.from({ length: n - 1 }, (_, i) => `,t${i + 1}:1):1`).join('')};`,
    );
    expect(rows).toBe(n);
  });

  it('warns of a missing root, missing or negative lengths, and a second tree', async () => {
    const { problems, value } = await read('tree', '(a:-1,b,c:2);(a,b);');
    expect(codes(problems)).toEqual(['some-lengths', 'negative-length', 'unrooted', 'more-trees']);
    expect([...value.length]).toEqual([0, 0, 0, 2]);
    expect(codes((await read('tree', '((a,b),c);')).problems)).toEqual(['no-lengths']);
  });

  it('calls a repeated or unnamed tip an error', async () => {
    const { problems } = await read('tree', '((a:1,a:1):1,:2);');
    expect(problems.map(({ code, input, severity }) => [code, severity, input])).toEqual([
      ['unnamed-tip', 'error', 'tree'],
      ['duplicate-tip', 'error', 'tree'],
    ]);
  });

  it.each([
    ['((a:1,b:2):1,c:3', '还有 1 个左括号没有配对'],
    ['(a:1,\nb:x);', '第 2 行第 3 个字符：枝长“x”不是数字'],
    ['(a,b));', '右括号多了一个'],
    ['a,b;', '不是以左括号开头'],
    ["(a,'b);", '单引号没有成对'],
    ['#NEXUS\nbegin trees;', 'NEXUS'],
  ])('refuses %j', async (text, what) => expect((await refusal('tree', text))[0]!.what).toContain(what));

  it('refuses a zip and says how to export from QIIME 2', async () =>
    expect((await refusal('tree', buildZip([{ name: 'a.txt', content: 'x' }])))[0]!.remedy).toContain('qza'));
});

describe('taxonomy', () => {
  const ranks = ['Kingdom', 'Phylum', 'Class', 'Order', 'Family', 'Genus', 'Species'];
  const rowOf = (
    value: { ranks: readonly string[]; values: readonly (readonly string[])[] },
    feature: number,
  ): string[] => value.values.map((names) => names[feature]!);

  it.each([
    [
      'QIIME 2 with Greengenes',
      'Feature ID\tTaxon\tConfidence\nA1\tk__Bacteria; p__Firmicutes; c__Clostridia; o__Clostridiales; f__Lachnospiraceae; g__Blautia; s__producta\t0.99\nA2\tk__Bacteria; p__[Thermi]; c__; o__; f__; g__; s__\t0.8\n',
    ],
    [
      'without a heading',
      'A1\td__Bacteria;p__Firmicutes;c__Clostridia;o__Clostridiales;f__Lachnospiraceae;g__Blautia;s__Blautia producta\nA2\td__Bacteria;p__Thermi;c__;o__;f__;g__;s__\n',
    ],
    [
      'a comma file whose semicolons are as even',
      'A1,d__Bacteria;p__Firmicutes;c__Clostridia;o__Clostridiales;f__Lachnospiraceae;g__Blautia;s__producta\nA2,d__Bacteria;p__Thermi;c__;o__;f__;g__;s__\n',
    ],
    [
      'SILVA 132',
      '#OTU ID\ttaxonomy\nA1\tD_0__Bacteria;D_1__Firmicutes;D_2__Clostridia;D_3__Clostridiales;D_4__Lachnospiraceae;D_5__Blautia;D_6__Blautia producta\nA2\tD_0__Bacteria;D_1__Thermi\n',
    ],
    [
      'mothur with bootstrap values',
      'OTU\tSize\tTaxonomy\nA1\t9\tBacteria(100);Firmicutes(99);Clostridia(98);Clostridiales(98);Lachnospiraceae(97);Blautia(90);Blautia producta(80);\nA2\t3\tBacteria(100);Thermi(88);\n',
    ],
    [
      'rank columns',
      'ASV,Kingdom,Phylum,Class,Order,Family,Genus,Species\nA1,Bacteria,Firmicutes,Clostridia,Clostridiales,Lachnospiraceae,Blautia,producta\nA2,Bacteria,Thermi,NA,,,,\n',
    ],
    [
      'Chinese rank columns with prefixes',
      '特征,界,门,纲,目,科,属,种\nA1,k__Bacteria,p__Firmicutes,c__Clostridia,o__Clostridiales,f__Lachnospiraceae,g__Blautia,s__Blautia producta\nA2,k__Bacteria,p__Thermi,c__,o__,f__,g__,s__\n',
    ],
    [
      'MetaPhlAn',
      'id\tclade\nA1\tk__Bacteria|p__Firmicutes|c__Clostridia|o__Clostridiales|f__Lachnospiraceae|g__Blautia|s__Blautia producta\nA2\tk__Bacteria|p__Thermi\n',
    ],
    [
      'NCBI from the cellular root',
      'id\tlineage\nA1\troot;sk__Bacteria;p__Firmicutes;c__Clostridia;o__Clostridiales;f__Lachnospiraceae;g__Blautia;s__Blautia producta\nA2\troot;sk__Bacteria;p__Thermi\n',
    ],
  ])('reads %s', async (_, text) => {
    const { problems, value } = await read('taxonomy', text);
    expect(value.features).toEqual(['A1', 'A2']);
    expect(value.ranks).toEqual(ranks);
    expect(rowOf(value, 0)).toEqual([
      'Bacteria',
      'Firmicutes',
      'Clostridia',
      'Clostridiales',
      'Lachnospiraceae',
      'Blautia',
      'Blautia producta',
    ]);
    expect(rowOf(value, 1)).toEqual(['Bacteria', 'Thermi', '', '', '', '', '']);
    expect(problems).toEqual([]);
  });

  it('reads GB18030', async () => {
    const text = Buffer.from([
      0xcc, 0xd8, 0xd5, 0xf7, 0x2c, 0xbd, 0xe7, 0x2c, 0xca, 0xf4, 0x0a, 0x41, 0x2c, 0xcf, 0xb8, 0xbe, 0xfa, 0x2c, 0xc8,
      0xe9, 0xb8, 0xcb, 0xbe, 0xfa, 0x0a,
    ]);
    expect((await read('taxonomy', text)).value).toEqual({
      features: ['A'],
      ranks: ['Kingdom', 'Genus'],
      values: [['细菌'], ['乳杆菌']],
    });
  });

  it('keeps superkingdom and kingdom apart when a file has both', async () => {
    expect((await read('taxonomy', 'id\tlineage\nA\tsk__Eukaryota;k__Fungi;p__Ascomycota\n')).value.ranks).toEqual([
      'Domain',
      'Kingdom',
      'Phylum',
    ]);
  });

  it('ignores placeholders instead of reading them as taxa, and says how many there were', async () => {
    const { problems, value } = await read(
      'taxonomy',
      'id\tTaxon\nA\td__Bacteria; p__Firmicutes; g__uncultured; s__uncultured bacterium\nB\tUnassigned\n',
    );
    expect(value.ranks).toEqual(['Kingdom', 'Phylum']);
    expect(rowOf(value, 1)).toEqual(['', '']);
    expect(problems.map(({ code, count }) => [code, count])).toEqual([['placeholder-taxa', 2]]);
  });

  it('names the row of a repeated feature, and refuses a table without ranks', async () => {
    const { problems } = await read('taxonomy', 'id\tTaxon\nA\tk__B;p__C\nA\tk__B;p__D\n');
    expect(problems[0]).toMatchObject({ code: 'duplicate-name', row: 3, column: 1, cell: 'A3' });
    expect(codes((await read('taxonomy', 'id,S1,S2\nA,1,2\nB,3,4\n')).problems)).toEqual(['no-ranks']);
  });
});

describe('env', () => {
  it('reads numbers by sample, leaves out text columns and counts missing values', async () => {
    const { problems, value } = await read(
      'env',
      '样本,pH,土壤类型,氮\nS1,6.5,砂土,1e-2\nS2,,黏土,0.2\nS3,7,砂土,ND\n',
    );
    expect(value).toMatchObject({ samples: ['S1', 'S2', 'S3'], variables: ['pH', '氮'] });
    expect(value.values.map((column) => [...column])).toEqual([
      [6.5, Number.NaN, 7],
      [0.01, 0.2, Number.NaN],
    ]);
    expect(problems.map(({ code, count }) => [code, count])).toEqual([
      ['text-column', undefined],
      ['missing-values', 2],
    ]);
  });

  it('names the cell that is not a number', async () => {
    const { problems } = await read('env', 'sample,pH,T\nS1,6.5,1\nS2,六,2\nS2,6.9,"3,1"\n');
    expect(problems.map(({ cell, code }) => [code, cell])).toEqual([
      ['duplicate-name', 'A4'],
      ['text-in-number', 'B3'],
      ['text-in-number', 'C4'],
    ]);
    expect(problems[2]!.remedy).toContain('小数点');
  });

  it('refuses a table without numbers or samples', async () => {
    expect(codes((await read('env', 'sample,soil\nS1,a\nS2,b\n')).problems)).toContain('no-variables');
    expect(codes((await read('env', 'sample,pH\n')).problems)).toContain('no-samples');
  });
});

describe('distance', () => {
  it('reads a full matrix with columns in another order, and either triangle', async () => {
    const whole = await read('distance', '\ta\tc\tb\na\t0\t2\t1\nb\t1\t3\t0\nc\t2\t0\t3\n');
    expect(whole.value.ids).toEqual(['a', 'b', 'c']);
    expect([...whole.value.values]).toEqual([0, 1, 2, 1, 0, 3, 2, 3, 0]);
    for (const half of ['id,a,b,c\na,,,\nb,1,,\nc,2,3,\n', 'id,a,b,c\na,0,1,2\nb,,0,3\nc,,,0\n'])
      expect((await read('distance', half)).value.values).toEqual(whole.value.values);
    expect(whole.problems).toEqual([]);
  });

  it('names the cell that is not a valid distance', async () => {
    const { problems } = await read('distance', 'id,a,b,c\na,1,0.5,x\nb,0.4,1,\nc,0.1,,1\n');
    expect(problems.map(({ cell, code }) => [code, cell])).toEqual([
      ['text-in-number', 'D2'],
      ['diagonal', 'B2'],
      ['asymmetric', 'B3'],
      ['missing-distance', 'C4'],
    ]);
    expect(codes((await read('distance', 'id,S1,S2\nf1,1,2\nf2,3,4\nf3,5,6\n')).problems)).toEqual(['not-square']);
    expect(codes((await read('distance', 'id,a,b\na,0,-1\nb,-1,0\n')).problems)).toEqual(['negative-distance']);
  });
});
