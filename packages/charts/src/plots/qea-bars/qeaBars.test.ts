import { expect, it } from 'vitest';
import { chartById, tablesNeeded } from '../../registry.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';

it('draws sets of several groups, which have no direction', () => {
  const input = exampleInput('qea-bars');
  const result = input.tables['result']!;
  const drawing = chartById('qea-bars')!.draw({
    ...input,
    tables: { result: { ...result, columns: result.columns.filter(({ name }) => name !== 'up' && name !== 'down') } },
  });
  expect(drawing.data.columns.map(({ name }) => name)).toEqual(['term', 'name', 'measured', 'fold', 'p_adj']);
  expect(drawing.summary).toContain('条末为测到的特征数');
  // Asking by name for a column that is missing from some results would fail.
  expect(tablesNeeded('qea-bars').flatMap(({ columns = [] }) => columns)).not.toContain('up');
});
