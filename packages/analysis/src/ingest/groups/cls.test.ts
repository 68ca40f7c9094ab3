import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { inspectTable, openTable, readGroups, readMatrix } from '../index.ts';
import { readAsGroups, refusalOf, sourceOf } from '../testing/read.ts';

const open = (content: string) => openTable(sourceOf(content, { classes: true }));
const gct = '#1.2\n3\t4\nName\tDescription\tS1\tS2\tS3\tS4\nA\tx\t1\t2\t3\t4\nB\ty\t5\t6\t7\t8\nC\tz\t9\t10\t11\t13\n';
const samplesOf = async (): Promise<readonly string[]> => readMatrix(await openTable(sourceOf(gct))).matrix.samples;

describe('a CLS file', () => {
  it.each([
    ['of numbers', '4 2 1\n# CK T\n0 0 1 1\n', ['CK', 'CK', 'T', 'T']],
    [
      'with blanks at the ends, tabs, CRLF and blank lines',
      '4\t2\t1  \r\n#CK\tT \t\r\n\r\n0 0\t1 1 \t \r\n\r\n',
      ['CK', 'CK', 'T', 'T'],
    ],
    ['of names in another order than the classes', '4 2 1\n# CK T\nT CK T CK\n', ['T', 'CK', 'T', 'CK']],
    [
      'of words that stand for the classes',
      '4 2 1\n# 对照 处理\nctrl trt ctrl trt\n',
      ['对照', '处理', '对照', '处理'],
    ],
    [
      'of names with blanks between tabs',
      '4 2 1\n# high fat\tchow\n0 0 1 1\n',
      ['high fat', 'high fat', 'chow', 'chow'],
    ],
    ['of numbers from 1', '4 3 1\n# a b c\n1 2 2 3\n', ['a', 'b', 'b', 'c']],
  ])('%s: groups by the order of the samples of the matrix', async (_, content, expected) => {
    const samples = await samplesOf();
    const { groups, problems } = readGroups(await open(content), [], () => samples);
    expect([groups.samples, groups.group]).toEqual([['S1', 'S2', 'S3', 'S4'], expected]);
    const [first] = problems.filter(({ code }) => code === 'cls-order');
    expect(first).toMatchObject({ severity: 'warning', input: 'groups' });
    expect(first!.what).toContain(`“S1”为“${expected[0]}”`);
    expect(first!.what).toContain(`“S4”为“${expected[3]}”`);
  });

  it('is recognised as groups, with a note that it names no samples', async () => {
    const { format, groups, kind, problems } = await inspectTable(sourceOf('4 2 1\n# CK T\n0 0 1 1\n'));
    expect([format, kind, groups?.samples, groups?.levels]).toEqual([
      'cls',
      'groups',
      ['1', '2', '3', '4'],
      ['CK', 'T'],
    ]);
    expect(problems.map(({ code }) => code)).toEqual(['cls-order']);
    await expect(inspectTable(sourceOf('4 2 1\n# CK T\n0 0 1 1\n'), { as: 'matrix' })).rejects.toThrow('CLS 分组文件');
  });

  it('with another number of samples than the matrix is an error, not a guess', async () => {
    const { problems } = readGroups(await open('4 2 1\n# CK T\n0 0 1 1\n'), [], () => ['S1', 'S2', 'S3']);
    expect(problems[0]).toMatchObject({
      code: 'cls-count',
      severity: 'error',
      what: expect.stringContaining('有 4 个样本，数据表有 3 个') as string,
    });
  });

  it.each([
    ['fewer labels than samples', '4 2 1\n# CK T\n0 0 1\n', '有 3 个标签'],
    ['more classes than labels', '4 3 1\n# a b c\n0 0 1 1\n', '有 2 种标签'],
    ['another number of names', '4 2 1\n# a b c\n0 0 1 1\n', '“a”、“b”、“c”'],
    ['two classes of one name', '4 2 1\n# a a\n0 0 1 1\n', '同名'],
    // GSEA would call the first sample CK, GenePattern T.
    ['numbers that programs read differently', '4 2 1\n# CK T\n1 1 0 0\n', 'GenePattern'],
  ])('with %s is refused', async (_, content, word) => {
    const [problem] = await refusalOf(content, { classes: true });
    expect(problem).toMatchObject({ code: 'cls', severity: 'error', what: expect.stringContaining(word) as string });
  });

  it('that was cut or damaged is read or refused, never a crash', async () => {
    const whole = '6 2 1\n# CK T\n0 0 0 1 1 1\n';
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length),
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.constantFrom(' ', '\n', '\t', '0', '1', '9', '#', 'a')), {
          maxLength: 3,
        }),
        async (length, changes) => {
          const letters = whole.split('');
          for (const [at, letter] of changes) letters[at] = letter;
          try {
            readGroups(await open(letters.join('').slice(0, length)), [], () => ['a', 'b', 'c', 'd', 'e', 'f']);
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('the axes of an ordination are not taken for groups', async () => {
  const axes = 'group\taxis1\taxis2\taxis3\nS1\t0.1\t0.2\t0.3\nS2\t0.4\t-0.2\t0.1\nS3\t-0.5\t0\t0.2\n';
  expect((await inspectTable(sourceOf(axes))).kind).toBe('other');
  expect((await readAsGroups(axes)).problems[0]).toMatchObject({ code: 'ordination-axes', severity: 'error' });
});
