import { describe, expect, it } from 'vitest';
import { twoGroup } from '../difference/two-group/index.ts';
import type { Matrix } from '../model/index.ts';
import { parseOptions } from '../options/index.ts';
import { exampleFor, examples } from './index.ts';
import { readExample } from './readExample.ts';

describe.each(examples)('example $id', ({ id, make }) => {
  it('says that it is simulated, and is always the same', () => {
    expect(make()).toEqual(make());
    expect(make().id).toBe(id);
    expect(make().title).toContain('模拟数据');
    expect(make().description).toContain('不是实测结果');
    expect(make().files.matrix!.name).toContain('模拟');
  });

  it('reads as an upload without an error', async () => {
    const { inputs, problems } = await readExample(make());
    const [matrix, groups] = [inputs.matrix!, inputs.groups!];
    expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(groups.samples).toEqual(matrix.samples);
    expect(new Set(matrix.ids).size).toBe(matrix.ids.length);
    for (const change of make().truth) expect(matrix.ids).toContain(change.feature);
  });
});

describe('the metabolome', () => {
  it('has the same intensities with and without missing values', async () => {
    const [complete, holes] = (
      await Promise.all([readExample(examples[0]!.make()), readExample(examples[1]!.make())])
    ).map(({ inputs }) => inputs.matrix!) as [Matrix, Matrix];
    const missing = holes.values.filter(Number.isNaN).length / holes.values.length;
    expect(complete.values.some(Number.isNaN)).toBe(false);
    expect(missing).toBeGreaterThan(0.03);
    expect(missing).toBeLessThan(0.12);
    holes.values.forEach((value, at) => Number.isNaN(value) || expect(value).toBe(complete.values[at]));
  });

  it('has the same median in every sample once it is normalised', async () => {
    const matrix = (await readExample(exampleFor('heatmap'))).inputs.matrix!;
    const medianOf = (sample: number) => {
      const column = matrix.ids
        .map((_, row) => matrix.values[row * matrix.samples.length + sample]!)
        .toSorted((a, b) => a - b);
      return (column[299]! + column[300]!) / 2;
    };
    matrix.samples.forEach((_, sample) => expect(medianOf(sample)).toBeCloseTo(16.5, 3));
  });

  it('most true changes and few others are found by a t-test on logged data', async () => {
    const example = exampleFor('two-group');
    const { matrix, groups } = (await readExample(example)).inputs;
    const logged = { ...matrix!, values: matrix!.values.map(Math.log2) };
    const options = parseOptions(twoGroup, { ...example.options, logged: true, fc: 1 });
    const result = twoGroup.run({ matrix: logged, groups }, options, { seed: 1, progress: () => undefined }).tables[0]!;
    const direction = result.columns.find((column) => column.name === 'direction')!.values;
    const found = new Set(matrix!.ids.filter((_, row) => direction[row] !== 'none'));
    const trueHits = example.truth.filter((change) => found.has(change.feature)).length;
    expect(trueHits / example.truth.length).toBeGreaterThan(0.6);
    expect(1 - trueHits / found.size).toBeLessThan(0.15);
  });
});
