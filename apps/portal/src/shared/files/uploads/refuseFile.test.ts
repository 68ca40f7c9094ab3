import { expect, it } from 'vitest';
import { refuseFile } from './refuseFile.ts';

const file = (name: string, content: BlobPart) => new File([content], name);

it('refuses an empty file', async () => {
  expect(await refuseFile(file('a.csv', ''), undefined)).toContain('0 字节');
});

it('refuses a file over the limit in the words of the specification', async () => {
  expect(await refuseFile(file('a.bam', '123'), 2)).toBe('抱歉，您上传的文件过大（< 2 B）！');
});

it('refuses a binary that was only renamed', async () => {
  expect(await refuseFile(file('a.csv', new Uint8Array([1, 0, 0, 2, 0, 0])), undefined)).toContain('.csv');
  expect(await refuseFile(file('a.XLSX', 'id,A'), undefined)).toContain('.xlsx');
});

it('takes text in UTF-8, GB18030 and UTF-16, and any other type', async () => {
  const utf16 = new Uint8Array(Array.from('id,A\n1,2\n', (letter) => [letter.charCodeAt(0), 0]).flat());
  const taken = [
    file('a.csv', 'id,样本\n'),
    file('b.csv', new Uint8Array([0xd1, 0xf9, 0xb1, 0xbe])),
    file('c.txt', utf16),
    file('d.bam', new Uint8Array([0, 0, 1])),
  ];
  expect(await Promise.all(taken.map((one) => refuseFile(one, undefined)))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
