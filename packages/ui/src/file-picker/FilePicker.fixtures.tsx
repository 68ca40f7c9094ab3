import { useState } from 'react';
import { fn } from 'storybook/test';
import { FilePickerField, type FileItem, type FileSource, type PickedFile } from './index.ts';

const time = '2026-11-21 14:08:00';
const folder: FileItem[] = [{ id: 'd1', name: 'counts_2024.csv', kind: 'file', size: 81_920, time }];
const root: FileItem[] = [
  { id: 'd', name: '肝脏代谢组', kind: 'folder', size: 0, time },
  { id: 'a', name: '定量表.xlsx', kind: 'file', size: 2_097_152, time },
  { id: 'b', name: 'reads.bam', kind: 'file', size: 52_428_800, time },
  { id: 'c', name: '公共数据.txt', kind: 'linked', size: 4096, time },
];

export const source: FileSource = {
  list: fn(async ({ folder: inside, name }) => {
    const items = (inside === 'd' ? folder : root).filter((item) => item.name.includes(name));
    return { items, total: items.length };
  }),
  upload: fn(async () => ({ id: 'u1' })),
};

export const many = Array.from({ length: 48 }, (_, at): FileItem => ({
  id: `m${at}`,
  name: `${at % 3 ? '样本' : '肝脏代谢组_2024-03_正离子模式_原始数据_第二批_重复样本_QC'}${at + 1}.csv`,
  kind: 'file',
  size: 1024 * (at + 1),
  time,
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
