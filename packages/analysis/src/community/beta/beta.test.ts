import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { beta } from './index.ts';
import reference from './beta.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const options = defaultOptions(beta);
const matrix = matrixOf(reference.values);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;

it('agrees with vegdist and hclust of R', () => {
  const output = beta.run({ matrix }, options, context);
  matrix.samples.forEach((sample, i) =>
    matrix.samples.forEach((_, j) =>
      expect(
        close(
          column(output, 'distance', sample)[j] as number,
          reference.distance[i * matrix.samples.length + j]!,
          1e-10,
        ),
      ).toBe(true),
    ),
  );
  reference.height.forEach((height, step) =>
    expect(close(column(output, 'merge', 'height')[step] as number, height, 1e-10)).toBe(true),
  );
  expect(column(output, 'order', 'id')).toEqual(reference.order.map((place) => `S${place}`));
});

it('uses distances that the user gives, and says so', () => {
  const distance = { ids: ['甲', '乙', '丙'], values: Float64Array.from([0, 0.2, 0.9, 0.2, 0, 0.8, 0.9, 0.8, 0]) };
  const output = beta.run({ distance, matrix }, options, context);
  expect(column(output, 'distance', '乙')).toEqual(Float64Array.from([0.2, 0, 0.8]));
  expect(output.messages[0]!.text).toContain('丰度表未使用');
  expect(beta.note(options, output.facts)).toContain('使用提供的 3 个样本间的距离矩阵');
});

it('refuses before calculating when there is neither a table nor distances', () => {
  expect(() => beta.check!({}, options)).toThrow('没有提供丰度表，也没有提供距离矩阵');
});

it('the note names the pseudocount and whether relative abundances were used', () => {
  const { facts } = beta.run({ matrix }, options, context);
  expect(beta.note({ ...options, distance: 'aitchison', pseudocount: 0.5 }, facts)).toContain('各值加伪计数 0.5 后');
  expect(beta.note({ ...options, relative: false }, facts)).toContain('未换算为相对丰度');
});
