import { describe, expect, it } from 'vitest';
import { InputError } from '../model/index.ts';
import { readRecipe } from './index.ts';
import { readAsMatrix, rowsOf } from './testing/read.ts';

const effect = async (content: string, repairs: Record<string, string>) => {
  const { effects, matrix, problems } = await readAsMatrix(content, { repairs });
  return { effects, matrix, errors: problems.filter(({ severity }) => severity === 'error') };
};

describe('the changes of a repair are listed with their first places', () => {
  it.each([
    ['decimal', 'comma', 'id\tS1\tS2\nA\t1,5\t2\nB\t2,25\t3\n', 2, { cell: 'B2', before: '1,5', after: '1.5' }],
    ['text-in-number', 'missing', 'id,S1,S2\nA,x,1\nB,2,3\n', 1, { cell: 'B2', before: 'x', after: '' }],
    ['zeros', 'missing', 'id,S1,S2\nA,0,20000\nB,30000,40000\n', 1, { cell: 'B2', before: '0', after: '' }],
    ['ragged-row', 'fill', 'id,S1,S2\nA,1,2\nB,3\n', 1, { cell: 'B3', before: '2 格', after: '3 格' }],
    ['date-genes', 'march', 'id,S1,S2\n2-Sep,1,2\nB,3,4\n', 1, { cell: 'A2', before: '2-Sep', after: 'SEPTIN2' }],
    ['date-genes', 'keep', 'id,S1,S2\n2-Sep,1,2\nB,3,4\n', 1, { before: '2-Sep', after: '2-Sep' }],
    ['duplicate-feature', 'suffix', 'id,S1,S2\nA,1,2\nA,3,4\n', 1, { cell: 'A3', before: 'A', after: 'A_2' }],
    ['duplicate-feature', 'median', 'id,S1,S2\nA,1,2\nA,3,4\n', 1, { before: 'A', after: '与第 2 行合并' }],
    ['empty-rows', 'drop', 'id,S1,S2\nA,1,2\n,3,4\n', 1, { cell: 'A3', before: '空白' }],
    ['summary-rows', 'drop', 'id\tS1\tS2\nA\t1\t2\n__no_feature\t30\t40\n', 1, { cell: 'A3', before: '__no_feature' }],
    ['contaminants', 'drop', 'id\tS1\tS2\nCON__P1\t1\t2\nP2\t30\t40\n', 1, { cell: 'A2', before: 'CON__P1' }],
    ['label-rows', 'drop', 'id,S1,S2\nLabel,CK,T\nA,1,2\n', 1, { cell: 'A2', before: 'Label' }],
    ['tidy-names', 'tidy', 'id,S1,S2\nＴＰ５３\u200b,1,2\nB  C,3,4\n', 2, { before: 'ＴＰ５３\u200b', after: 'TP53' }],
    [
      'version-suffix',
      'strip',
      'id,S1,S2\nENSG00000141510.18,1,2\nNM_000546.6,3,4\nAC129492.1,5,6\n',
      2,
      { after: 'ENSG00000141510' },
    ],
    [
      'sample-paths',
      'basename',
      'id,D:\\x\\CK-1.raw,[2] T-1.raw.PG.Quantity\nA,1,2\nB,3,4\n',
      2,
      { cell: 'B1', after: 'CK-1' },
    ],
    ['orientation', 'transpose', 'id,A,B\nS1,1,2\nS2,3,4\n', 1, {}],
  ])('%s=%s', async (repair, choice, content, count, first) => {
    const { effects, errors } = await effect(content, { [repair]: choice });
    expect(effects).toMatchObject([{ repair, choice, count }]);
    expect(effects[0]!.examples[0]).toMatchObject(first);
    expect(errors).toEqual([]);
  });

  it('a repair that changes nothing is listed too', async () =>
    expect((await effect('id,S1,S2\nA,1,2\nB,3,4\n', { 'date-genes': 'march' })).effects).toEqual([
      { repair: 'date-genes', choice: 'march', count: 0, examples: [] },
    ]));

  it('all changes are counted and five are shown', async () => {
    const rows = Array.from({ length: 80 }, (_, row) => `F${row},${row % 2 === 0 ? '?' : row},1,2`).join('\n');
    const [text] = (await effect(`id,S1,S2,S3\n${rows}\n`, { 'text-in-number': 'missing' })).effects;
    expect([text!.count, text!.examples.length]).toEqual([40, 5]);
  });
});

describe('repairs together', () => {
  it('drop rows, strip versions, then merge names that have become equal', async () => {
    const { matrix, errors } = await effect('id,S1,S2\nENSG00000141510.1,1,2\n,9,9\nENSG00000141510.2,3,4\nB,5,6\n', {
      'duplicate-feature': 'sum',
      'version-suffix': 'strip',
      'empty-rows': 'drop',
    });
    expect(errors).toEqual([]);
    expect(matrix.ids).toEqual(['ENSG00000141510', 'B']);
    expect([...matrix.values]).toEqual([4, 6, 5, 6]);
  });

  it("give the same result in any order of the user's choices", async () => {
    const content = 'id,S1,S2\n2-Sep,x,2\nSEPTIN2,3,4\nB,5,6\n';
    const one = await effect(content, {
      'date-genes': 'march',
      'text-in-number': 'missing',
      'duplicate-feature': 'max-mean',
    });
    const other = await effect(content, {
      'duplicate-feature': 'max-mean',
      'text-in-number': 'missing',
      'date-genes': 'march',
    });
    expect(one.matrix).toEqual(other.matrix);
    expect(one.matrix.ids).toEqual(['SEPTIN2', 'B']);
  });
});

it('are offered for names that are not wrong, and never merge names that differ', async () => {
  const { offers, problems } = await readAsMatrix('id\ta/S1.bam\tb/S2.bam\nENSG00000141510.1\t1\t2\nCON__P1\t3\t4\n');
  expect(offers.map(({ code, repair }) => [code, repair?.id])).toEqual([
    ['offer-contaminants', 'contaminants'],
    ['offer-version-suffix', 'version-suffix'],
    ['offer-sample-paths', 'sample-paths'],
  ]);
  expect(problems).toEqual([]);
  expect((await readAsMatrix('id\ta/S1.bam\tb/S1.bam\nA\t1\t2\nB\t3\t4\n')).offers).toEqual([]);
});

describe('files of programs', () => {
  it.each([
    [
      'STAR',
      'N_unmapped\t5\t6\t7\nN_ambiguous\t1\t2\t3\nG1\t10\t20\t30\n',
      ['N_unmapped', 'N_ambiguous', 'G1'],
      ['不分链', '正链', '反链'],
      ['star-counts', 'summary-rows'],
    ],
    [
      'HTSeq without a header',
      'ENSG00000141510\t10\n__no_feature\t100\n',
      ['ENSG00000141510', '__no_feature'],
      ['样本'],
      ['no-header', 'summary-rows'],
    ],
    [
      'mothur shared',
      'label\tGroup\tnumOtus\tOtu1\tOtu2\t\n0.03\tS1\t2\t1\t2\t\n0.03\tS2\t2\t4\t5\t\n',
      ['Otu1', 'Otu2'],
      ['S1', 'S2'],
      [],
    ],
    [
      'several labels of mothur',
      'label\tGroup\tnumOtus\tOtu1\tOtu2\n0.01\tS1\t2\t1\t2\n0.01\tS2\t2\t3\t4\n0.03\tS1\t2\t4\t5\n',
      ['Otu1', 'Otu2'],
      ['S1', 'S2'],
      ['several-labels'],
    ],
    [
      'a row of types below the header',
      'id\tS1\tS2\n#q2:types\tnumeric\tnumeric\nA\t1\t2\nB\t3\t4\n',
      ['A', 'B'],
      ['S1', 'S2'],
      [],
    ],
    [
      'XCMS',
      'name,mzmed,rtmed,npeaks,CK1,T1\nM1T1,1.1,2,4,1e5,2e5\nM2T2,2.2,3,4,3e5,1e4\n',
      ['M1T1', 'M2T2'],
      ['CK1', 'T1'],
      [],
    ],
    [
      'MaxQuant',
      'Protein IDs\tMol. weight [kDa]\tIntensity\tLFQ intensity A\tLFQ intensity B\tid\nP1\t43\t9\t5\t4\t0\nP2\t12\t8\t3\t6\t1\n',
      ['P1', 'P2'],
      ['LFQ intensity A', 'LFQ intensity B'],
      [],
    ],
  ])('%s', async (_, content, ids, samples, codes) => {
    const { matrix, problems } = await readAsMatrix(content);
    expect([matrix.ids, matrix.samples, problems.map(({ code }) => code)]).toEqual([ids, samples, codes]);
  });

  const biom = (rest: object) =>
    JSON.stringify({
      format: 'Biological Observation Matrix 1.0.0',
      rows: [
        { id: 'O1', metadata: { taxonomy: ['k__B', 'p__F'] } },
        { id: 'O2', metadata: null },
      ],
      columns: [{ id: 'S1' }, { id: 'S2' }],
      shape: [2, 2],
      ...rest,
    });
  it.each([
    [
      'sparse',
      biom({
        matrix_type: 'sparse',
        data: [
          [0, 0, 5],
          [1, 1, 7],
        ],
      }),
    ],
    [
      'dense',
      biom({
        matrix_type: 'dense',
        data: [
          [5, 0],
          [0, 7],
        ],
      }),
    ],
  ])('BIOM 1, %s', async (_, content) => {
    const reading = await readAsMatrix(content);
    expect(rowsOf(reading)).toEqual([
      [5, 0],
      [0, 7],
    ]);
    expect(reading.matrix.annotations).toEqual([{ name: 'taxonomy', values: ['k__B; p__F', ''] }]);
  });

  it('names the cell in a file of mothur, which has its samples in rows', async () =>
    expect(
      (await readAsMatrix('label\tGroup\tnumOtus\tOtu1\tOtu2\n0.03\tS1\t2\t1\tx\n0.03\tS2\t2\t4\t5\n')).problems[0],
    ).toMatchObject({ code: 'text-in-number', row: 2, column: 5, cell: 'E2' }));
});

it('says that a full-width comma does not separate columns', async () =>
  expect((await readAsMatrix('id，S1，S2\nA，1，2\n')).problems[0]).toMatchObject({
    code: 'one-column',
    remedy: '分隔符是全角逗号，请在原文件中全部替换成半角逗号后重新上传',
  }));

describe('a recipe from a file', () => {
  it('is followed exactly as written', () => {
    const recipe = { format: 1, steps: [{ input: 'sets', repair: 'version-suffix', choice: 'strip' }] };
    expect(readRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
  });

  const step = { input: 'matrix', repair: 'zeros', choice: 'missing' };
  it.each([
    ['nothing', null, '这不是数据处理步骤的文件'],
    ['another version', { format: 2, steps: [] }, '格式版本是 2'],
    ['no step', { format: 1, steps: [7] }, '第 1 步不完整'],
    [
      'an unknown repair',
      { format: 1, steps: [step, { ...step, repair: 'constructor' }] },
      '第 2 步：没有名为“constructor”的修复',
    ],
    ['an unknown choice', { format: 1, steps: [{ ...step, choice: 'x' }] }, '没有“x”这种做法'],
    ['an input that it is not for', { format: 1, steps: [{ ...step, input: 'sets' }] }, '修复“zeros”不能用于功能集合'],
    ['the same twice', { format: 1, steps: [step, step] }, '第 2 步与前面重复'],
    ['too many', { format: 1, steps: Array.from({ length: 201 }, () => step) }, '最多 200 步'],
  ])('is refused with %s', (_, value, message) => {
    expect(() => readRecipe(value)).toThrow(InputError);
    expect(() => readRecipe(value)).toThrow(message);
  });
});
