import { expect, it } from 'vitest';
import { addFiles, namedFile } from './addFiles.ts';

const file = (name: string, size = 1) => new File(['x'.repeat(size)], name, { lastModified: 1 });
const rules = { most: 2, maxSize: 3, accept: [] };
const names = (files: readonly File[]) => files.map(({ name }) => name);

it('says which files were left out, and why', () => {
  const { files, problems } = addFiles(
    [file('a.txt')],
    [file('empty.txt', 0), file('long.txt', 4), file('b.txt'), file('c.txt')],
    rules,
  );
  expect(names(files)).toEqual(['a.txt', 'b.txt']);
  expect(problems).toEqual([
    '“empty.txt”是空的（0 字节），没有添加',
    '“long.txt”超过 3 B，没有添加',
    '最多添加 2 个附件',
  ]);
});

it('takes only the kinds that are asked for, whatever their case', () => {
  const { files, problems } = addFiles([], [file('a.PNG'), file('b.csv')], { ...rules, accept: ['.png'] });
  expect(names(files)).toEqual(['a.PNG']);
  expect(problems).toEqual(['“b.csv”不是 .png 格式，没有添加']);
});

it('takes the same file once', () => {
  expect(addFiles([file('a.txt')], [file('a.txt')], rules).files).toHaveLength(1);
});

it('names screenshots by their time', () => {
  const now = new Date(2026, 10, 21, 9, 5, 7);
  const first = namedFile(file('image.png'), new Set(), now);
  expect(first.name).toBe('截图 09-05-07.png');
  expect(namedFile(file('image.png'), new Set([first.name]), now).name).toBe('截图 09-05-07 (2).png');
  expect(namedFile(file('photo.png'), new Set(), now).name).toBe('photo.png');
});
