import { expect, it } from 'vitest';
import { uniform } from '../linear/index.ts';
import { inThreads } from '../testing/inThreads.ts';
import { columnsOf, gram, product, rowsOf, type Operand } from './index.ts';
import { inPanels } from './panels.ts';

const table = (length: number, seed: number): Float64Array => Float64Array.from({ length }, uniform(seed));
const cut = (values: Float64Array, stride: number, rows: number, columns: number, upper: boolean): Float64Array[] =>
  Array.from({ length: rows }, (_, i) => values.slice(i * stride + (upper ? i : 0), i * stride + columns));

it.each([
  [1, 1, 1],
  [3, 70, 2],
  [65, 9, 256],
  [137, 6, 257],
  [66, 131, 600],
])('gives %i × %i products of depth %i the same bits as one thread', async (rows, others, depth) => {
  const [a, b] = [rowsOf(table(rows * depth, 1), rows, depth), columnsOf(table(others * depth, 2), depth, others)];
  const shared = await inThreads(() => ({ crossed: inPanels(a, b), own: inPanels(b, null) }));
  const crossed = product(a, b);
  expect(cut(shared.crossed, crossed.stride, rows, others, false)).toEqual(
    cut(crossed.values, crossed.stride, rows, others, false),
  );
  const own = gram(b);
  expect(cut(shared.own, own.stride, others, others, true)).toEqual(cut(own.values, own.stride, others, others, true));
});

it('a large product is shared among threads without being asked', async () => {
  const [rows, depth] = [2_050, 1_930];
  const a: Operand = rowsOf(table(rows * depth, 3), rows, depth);
  const [shared, single] = [await inThreads(() => gram(a)), gram(a)];
  expect(shared.values.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(
    Buffer.from(shared.values.buffer).equals(
      Buffer.from(single.values.buffer, single.values.byteOffset, single.values.byteLength),
    ),
  ).toBe(true);
});
