import { describe, expect, it } from 'vitest';
import { statementOf } from './statement.ts';

const empty = { facts: {}, options: {}, messages: [], charts: [], tables: [] };

describe('the statement of a result', () => {
  it('names both groups, both counts and the thresholds of a two-group run', () => {
    const facts = { reference: '对照', test_group: '高剂量', up: 1058, down: 41, tested: 20_000 };
    const said = statementOf('two-group', { ...empty, facts, options: { p_column: 'p_adj', p: 0.05, fc: 2 } });
    expect(said.headline).toBe('高剂量相比对照：1,058 个特征上调，41 个下调');
    expect(said.condition).toBe('校正后 P < 0.05 且 |log2FC| ≥ 1，共检验 20,000 个特征');
  });

  it('says which p value decided', () => {
    const said = statementOf('two-group', {
      ...empty,
      facts: { reference: 'A', test_group: 'B', up: 0, down: 0, tested: 3 },
      options: { p_column: 'p', p: 0.01, fc: 1.5 },
    });
    expect(said.condition).toBe('P < 0.01 且 |log2FC| ≥ 0.585，共检验 3 个特征');
  });

  it('takes the first information of a method without a sentence, and does not repeat it', () => {
    const warning = { level: 'warning', text: '样本 QC1 偏离其余样本' } as const;
    const said = statementOf('filter', {
      ...empty,
      messages: [warning, { level: 'info', text: '600 个特征中保留 533 个，筛除 67 个。' }],
    });
    expect(said).toEqual({ headline: '600 个特征中保留 533 个，筛除 67 个', messages: [warning] });
  });

  it('counts charts and tables of a method it does not know', () => {
    expect(statementOf('of-a-later-version', { ...empty, charts: ['a', 'b'] }).headline).toBe('得到 2 张图和 0 个表格');
  });
});
