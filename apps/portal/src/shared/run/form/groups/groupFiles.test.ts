import { expect, it } from 'vitest';
import { groupFilesAmong } from './groupFiles.ts';

const file = (name: string, size = 500, is_dir: 0 | 1 = 0) => ({ id: name, name, size, is_dir });

it('finds the tables beside the data that speak of groups', () => {
  const items = [
    file('分组.csv'),
    file('Sample_Info.xlsx'),
    file('metadata.tsv'),
    file('design.txt'),
    file('分组说明.pdf'),
    file('groups', 0, 1),
    file('定量结果.csv'),
    file('group_means.csv', 30_000_000),
  ];
  expect(groupFilesAmong(items, 'metadata.tsv').map(({ name }) => name)).toEqual([
    '分组.csv',
    'Sample_Info.xlsx',
    'design.txt',
  ]);
});
