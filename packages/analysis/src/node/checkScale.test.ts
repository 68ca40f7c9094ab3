import { describe, expect, it } from 'vitest';
import type { Matrix } from '../model/index.ts';
import { scaleOption } from '../model/index.ts';
import { defaultOptions } from '../options/index.ts';
import { isOptionShown } from '../model/index.ts';
import { methods } from '../registry.ts';
import { checkScale } from './checkScale.ts';

const matrixOf = (value: (at: number) => number): Matrix => ({
  idName: 'id',
  ids: Array.from({ length: 60 }, (_, row) => `f${row}`),
  samples: ['S1', 'S2', 'S3', 'S4'],
  values: Float64Array.from({ length: 240 }, (_, at) => value(at)),
  annotations: [],
});
const centred = matrixOf((at) => ((at * 7) % 11) / 3 - 1);
const logs = matrixOf((at) => 6 + ((at * 7) % 11) / 3);
const amounts = matrixOf((at) => 1000.5 * (1 + ((at * 7) % 11)));

const asking = methods.filter(
  ({ inputs, options }) => scaleOption(options) && inputs.some(({ id }) => id === 'matrix'),
);

describe('no method takes ratios or logarithms of what was logged before', () => {
  it('the methods that ask whether the data are logged are known', () =>
    expect(asking.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['two-group', 'limma', 'sam', 'deqms', 'stem', 'qc-rsd', 'ratio-index', 'lipid']),
    ));

  it.each(asking.map((method) => [method.id, method] as const))('%s', (_, method) => {
    const { logged, raw, spec } = scaleOption(method.options)!;
    // Whatever stands in the way of the option is set so that the form shows it.
    const shown = spec.when ? { [spec.when.option]: spec.when.in![0]! } : {};
    const options = { ...defaultOptions(method), ...shown, [spec.id]: raw };
    expect(isOptionShown(spec, options)).toBe(true);
    const found = (matrix: Matrix, change = {}) => checkScale(method, { matrix }, { ...options, ...change });
    expect(found(centred)).toMatchObject([
      {
        code: 'negative-unlogged',
        severity: 'error',
        input: spec.id,
        remedy: expect.stringContaining(`${spec.id}=${logged}`) as string,
      },
    ]);
    expect(found(logs)).toMatchObject([{ code: 'looks-logged', severity: 'warning', input: spec.id }]);
    expect([...found(amounts), ...found(centred, { [spec.id]: logged })]).toEqual([]);
    expect(found(amounts, { [spec.id]: logged })).toMatchObject([{ code: 'looks-raw', severity: 'warning' }]);
  });

  it('values below 0 that are no logarithms are not called such', () => {
    const [method] = asking;
    const { raw, spec } = scaleOption(method!.options)!;
    const remedyOf = (matrix: Matrix) =>
      checkScale(method!, { matrix }, { ...defaultOptions(method!), [spec.id]: raw })[0]!.remedy;
    const oneBelow = matrixOf((at) => (at < 4 ? -at : 1000.5 * (1 + ((at * 7) % 11))));
    expect(remedyOf(oneBelow)).toContain('请删去这些特征');
    const withoutBackground = matrixOf((at) => 1000.5 * (1 + ((at * 7) % 11)) - 3000);
    expect(remedyOf(withoutBackground)).toContain('glog');
  });
});
