import { expect, it } from 'vitest';
import { createCellTexts } from './cellTexts.ts';

it('gives equal cells the same number, however many there are', () => {
  const cells = Array.from({ length: 30_000 }, (_, at) => `基因${(at * 7919) % 10_007}`);
  const bytes = Buffer.from(cells.join('\t'));
  const { idAt, texts } = createCellTexts(bytes);
  let start = 0;
  const ids = cells.map((cell) => {
    const end = start + Buffer.byteLength(cell);
    const id = idAt(start, end);
    start = end + 1;
    return id;
  });
  expect(texts).toHaveLength(10_007);
  expect(ids.map((id) => texts[id])).toEqual(cells);
});

it('removes quotes, and stores texts that are not in the file separately', () => {
  const { idAt, idOf, texts } = createCellTexts(Buffer.from('"a""b",,c'));
  expect([idAt(0, 6), idAt(7, 7), idAt(8, 9), idOf('c'), idAt(8, 9), idAt(7, 7)]).toEqual([0, 1, 2, 3, 2, 1]);
  expect(texts).toEqual(['a"b', '', 'c', 'c']);
});
