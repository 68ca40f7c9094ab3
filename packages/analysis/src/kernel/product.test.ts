import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InputError } from '../model/index.ts';
import { startKernel } from './instance.ts';
import { sourceSha256 } from './kernel.generated.ts';
import { columnsOf, gram, manhattan, product, rowsOf } from './index.ts';
import { sourceText } from './sources.ts';

/** A fixed table without a pattern; the values are small whole numbers, so that every order of summing is exact. */
const table = (rows: number, columns: number): Float64Array =>
  Float64Array.from({ length: rows * columns }, (_, i) => ((i * 7919 + 13) % 101) - 50);

const plain = (a: Float64Array, b: Float64Array, rows: number, columns: number, depth: number): number[] =>
  Array.from({ length: rows * columns }, (_, at) => {
    let sum = 0;
    for (let k = 0; k < depth; k += 1) sum += a[Math.floor(at / columns) * depth + k]! * b[(at % columns) * depth + k]!;
    return sum;
  });

const dense = ({ values, rows, columns, stride }: ReturnType<typeof product>): number[] =>
  Array.from({ length: rows * columns }, (_, at) => values[Math.floor(at / columns) * stride + (at % columns)]!);

describe('the kernel', () => {
  it('was compiled from the sources beside it', () => {
    expect(createHash('sha256').update(sourceText()).digest('hex')).toBe(sourceSha256);
  });

  it.each([
    [1, 1, 1],
    [3, 5, 2],
    [4, 4, 256],
    [5, 9, 257],
    [137, 6, 300],
    [7, 141, 600],
  ])('multiplies %i × depth by %i × depth %i by definition', (rows, columns, depth) => {
    const a = table(rows, depth);
    const b = table(columns, depth).map((value) => value + 1);
    expect(dense(product(rowsOf(a, rows, depth), rowsOf(b, columns, depth)))).toEqual(
      plain(a, b, rows, columns, depth),
    );
  });

  it('gives the same Gram matrix from rows and from the columns of the transpose', () => {
    const rows = 131;
    const depth = 259;
    const a = table(rows, depth);
    const transposed = Float64Array.from(
      { length: rows * depth },
      (_, at) => a[(at % rows) * depth + Math.floor(at / rows)]!,
    );
    const expected = plain(a, a, rows, rows, depth);
    expect(dense(gram(rowsOf(a, rows, depth)))).toEqual(expected);
    expect(dense(gram(columnsOf(transposed, depth, rows)))).toEqual(expected);
  });

  it('refuses two tables whose depths differ', () => {
    expect(() => product(rowsOf(table(2, 3), 2, 3), rowsOf(table(2, 4), 2, 4))).toThrow(RangeError);
  });

  it('refuses sizes above 4 GB in Chinese, before allocating memory', () => {
    const attempt = (): unknown => startKernel([600_000_000]);
    expect(attempt).toThrow(InputError);
    expect(attempt).toThrow('需要 4.5 GB 内存');
  });

  it('reads its memory correctly after growth', () => {
    const kernel = startKernel([100_000, 3]);
    const view = kernel.view(kernel.addresses[1]!, 3);
    view.set([1, 2, 3]);
    expect([...kernel.view(kernel.addresses[1]!, 3)]).toEqual([1, 2, 3]);
  });
});

it.each([
  [1, 1],
  [3, 5],
  [4, 8],
  [9, 259],
  [10, 513],
])('sums the distances between %i rows of %i columns', (size, columns) => {
  const values = table(size, columns);
  const { stride, values: sums } = manhattan(values, size, columns);
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < j; i += 1) {
      let sum = 0;
      for (let k = 0; k < columns; k += 1) sum += Math.abs(values[i * columns + k]! - values[j * columns + k]!);
      expect(sums[i * stride + j]).toBe(sum);
    }
  }
});
