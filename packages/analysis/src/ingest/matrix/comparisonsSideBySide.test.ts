import { describe, expect, it } from 'vitest';
import { readInput } from '../inputs/index.ts';

const read = async (csv: string) => {
  const { problems, value } = await readInput('matrix2', { bytes: new TextEncoder().encode(csv), name: 'limma.csv' });
  return { problems, matrix: value };
};
const long = [
  'contrast,feature,描述,log2fc,p_adj',
  'B - A,g1,一,1.5,0.01',
  'B - A,g2,二,-1,0.2',
  'C - A,g2,二,0.5,0.3',
  'C - A,g3,三,2,0.001',
];

describe('differences of several comparisons', () => {
  it('are joined to one row for each feature, with missing values where a comparison lacks it', async () => {
    const { matrix, problems } = await read(long.join('\n'));
    expect(matrix.idName).toBe('feature');
    expect(matrix.ids).toEqual(['g1', 'g2', 'g3']);
    expect(matrix.samples).toEqual(['B - A：log2fc', 'B - A：p_adj', 'C - A：log2fc', 'C - A：p_adj']);
    expect([...matrix.values]).toEqual([1.5, 0.01, NaN, NaN, -1, 0.2, 0.5, 0.3, NaN, NaN, 2, 0.001]);
    expect(matrix.annotations).toEqual([{ name: '描述', values: ['一', '二', '三'] }]);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(problems.find(({ code }) => code === 'several-comparisons')!.what).toContain('2 个比较（B - A、C - A）');
  });

  it('of a single comparison keep their column names', async () => {
    const { matrix, problems } = await read(long.slice(0, 3).join('\n'));
    expect(matrix).toMatchObject({ ids: ['g1', 'g2'], samples: ['log2fc', 'p_adj'] });
    expect(problems.filter(({ code }) => code === 'several-comparisons')).toEqual([]);
  });

  it('are refused when a feature occurs twice in a comparison, or the comparison has no column of its own', async () => {
    expect(
      (await read([...long, 'B - A,g1,一,1,0.5'].join('\n'))).problems.some(({ code }) => code === 'duplicate-feature'),
    ).toBe(true);
    expect(
      (await read(['contrast,log2fc,p', 'B - A,1,0.5', 'B - A,2,0.1'].join('\n'))).problems.some(
        ({ code }) => code === 'duplicate-feature',
      ),
    ).toBe(true);
  });
});
