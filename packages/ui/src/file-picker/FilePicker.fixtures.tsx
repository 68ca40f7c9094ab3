import { useState } from 'react';
import { fn } from 'storybook/test';
import { FilePickerField, type FileItem, type FileSource, type PickedFile } from './index.ts';

const time = '2026-11-21 14:08:00';
const folder: FileItem[] = [{ id: 'd1', name: 'counts_2024.csv', is_dir: 0, size: 81_920, created_at: time }];
const root: FileItem[] = [
  { id: 'd', name: '肝脏代谢组', is_dir: 1, size: 0, created_at: time },
  { id: 'a', name: '定量表.xlsx', is_dir: 0, size: 2_097_152, created_at: time },
  { id: 'b', name: 'reads.bam', is_dir: 0, size: 52_428_800, created_at: time },
  { id: 'c', name: '公共数据.txt', is_dir: 2, size: 4096, created_at: time },
];

export const source: FileSource = {
  list: fn(async ({ dir, name }) => {
    const data = (dir === 'd' ? folder : root).filter((item) => item.name.includes(name));
    return { data, total: data.length };
  }),
  upload: fn(async () => ({ id: 'u1' })),
};

export const many = Array.from({ length: 48 }, (_, at): FileItem => ({
  id: `m${at}`,
  name: `${at % 3 ? '样本' : '肝脏代谢组_2024-03_正离子模式_原始数据_第二批_重复样本_QC'}${at + 1}.csv`,
  is_dir: 0,
  size: 1024 * (at + 1),
  created_at: time,
}));

export const long: PickedFile = {
  id: 'l',
  name: `${'肝脏代谢组_正离子模式_'.repeat(8)}样本 12.xlsx`,
  size: 42_000_000,
  source: 'mine',
};

export function InForm({
  disabled,
  start,
  source: from,
}: {
  disabled?: boolean;
  start?: PickedFile;
  source: FileSource;
}) {
  const [file, setFile] = useState<PickedFile | null>(start ?? null);
  return (
    <FilePickerField
      disabled={disabled ?? false}
      label="定量表"
      onValueChange={setFile}
      required
      source={from}
      value={file}
    />
  );
}
