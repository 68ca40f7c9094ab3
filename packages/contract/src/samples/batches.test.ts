import { describe, expect, it } from 'vitest';
import { balancedOrder, checkBatches, suggestBatches, type SampleRow } from './index.ts';

/** `CK:1 CK:1 T1:2` as rows. */
const rowsOf = (text: string): SampleRow[] =>
  text.split(' ').map((one, at) => ({ name: `S${at + 1}`, group: one.split(':')[0]!, batch: one.split(':')[1] ?? '' }));
const textsOf = (rows: SampleRow[]) => checkBatches(rows).findings.map(({ text }) => text);

describe('batch against group', () => {
  it('warns when each batch is one group, naming the batches', () => {
    const rows = rowsOf('CK:1 CK:1 CK:1 T1:2 T1:2 T1:2');
    const check = checkBatches(rows);
    expect(check).toMatchObject({
      confounded: 'full',
      groups: ['CK', 'T1'],
      batches: ['1', '2'],
      counts: [
        [3, 0],
        [0, 3],
      ],
    });
    expect(textsOf(rows)).toEqual([
      '所有对照（CK）都在“1”批',
      '“T1”组的所有样本都在“2”批',
      '每一批里只有一个组：分组差异与批次差异完全混在一起，任何统计方法都分不开',
    ]);
    expect(check.findings.every(({ severity }) => severity === 'error')).toBe(true);
  });

  it('finds groups that never share a batch, and a group within a single batch', () => {
    expect(checkBatches(rowsOf('A:1 A:1 A:1 B:1 B:1 B:1 C:2 C:2 C:2 D:2 D:2 D:2'))).toMatchObject({
      confounded: 'partial',
    });
    const alone = checkBatches(rowsOf('A:1 A:1 A:1 B:1 B:2 B:2'));
    expect(alone).toMatchObject({
      confounded: 'partial',
      findings: [{ severity: 'warning', text: '“A”组的所有样本都在“1”批' }],
    });
  });

  it('accepts a balanced plan, a single batch, and no batch at all', () => {
    expect(textsOf(rowsOf('A:1 A:1 A:2 A:2 B:1 B:1 B:2 B:2'))).toEqual([]);
    expect(textsOf(rowsOf('A:1 A:1 A:1 B:1 B:1 B:1'))).toEqual([]);
    expect(textsOf(rowsOf('A A A B B B'))).toEqual([]);
    expect(checkBatches([])).toMatchObject({ confounded: 'none', groups: [], findings: [] });
  });

  it('warns of small groups and of samples without a batch, and ignores pools', () => {
    expect(textsOf(rowsOf('A:1 A:2 B:1 B:2 B:2 B'))).toEqual([
      '“A”组少于 3 个样本，无法做可靠的统计检验，建议每组至少 3 个',
      '有 1 个样本没有填写取样批次，检查时没有计入',
    ]);
    expect(
      checkBatches([...rowsOf('A:1 A:1 A:1'), { name: 'QC1', group: 'QC', batch: '2', role: 'QC' }]).groups,
    ).toEqual(['A']);
  });
});

describe('the suggested plan', () => {
  it('keeps the sizes of the batches and spreads every group over them', () => {
    const rows = rowsOf('CK:1 CK:1 CK:1 CK:1 T1:2 T1:2 T1:2 T1:2 T2:3 T2:3 T2:3 T2:3');
    const batches = suggestBatches(rows);
    const planned = rows.map((row, at) => ({ ...row, batch: batches[at]! }));
    const { confounded, counts } = checkBatches(planned);
    expect(confounded).toBe('none');
    expect(counts.flat().every((count) => count >= 1)).toBe(true);
    expect(['1', '2', '3'].map((batch) => batches.filter((one) => one === batch).length)).toEqual([4, 4, 4]);
  });

  it('works for groups and batches of unequal sizes', () => {
    const rows = rowsOf('A:1 A:1 A:1 A:1 A:1 B:2 B:2 B:2 C:2 C:2 C');
    const batches = suggestBatches(rows);
    expect(batches.filter((one) => one === '1')).toHaveLength(5);
    expect(batches.at(-1)).toBe('');
    expect(checkBatches(rows.map((row, at) => ({ ...row, batch: batches[at]! }))).confounded).toBe('none');
  });

  it('alternates the groups', () => {
    expect(balancedOrder(rowsOf('A A A B B B'))).toEqual([0, 3, 1, 4, 2, 5]);
    expect(balancedOrder([{}, { name: 'S1', group: 'A' }])).toEqual([1]);
  });
});
