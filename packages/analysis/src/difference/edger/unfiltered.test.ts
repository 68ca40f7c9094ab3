import { describe, expect, it } from 'vitest';
import type { MethodDefinition } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { unfilteredCounts } from '../../testing/unfilteredCounts.ts';
import { limma } from '../limma/index.ts';
import { edger } from './index.ts';
import reference from './unfiltered.reference.json' with { type: 'json' };

type Expected = (typeof reference.voom)['all'];

/** The comparison of B with A, and how many figures lie farther from R's than `share`. */
function agrees(method: MethodDefinition, options: Record<string, unknown>, expected: Expected): void {
  const data = unfilteredCounts(expected);
  const output = method.run(data, parseOptions(method, options), { seed: 1, progress: () => undefined });
  const { columns } = output.tables.find(({ id }) => id === 'result')!;
  const figures = (name: string): Float64Array =>
    Float64Array.from(columns.find((column) => column.name === name)!.values.slice(0, expected.kept), Number);
  const [log2fc, p, adjusted] = [figures('log2fc'), figures('p'), figures('p_adj')];
  const found = [...adjusted.keys()].filter((row) => adjusted[row]! < 0.05);
  expect({
    kept: output.facts['kept'],
    found: found.length,
    up: found.filter((row) => log2fc[row]! > 0).length,
  }).toEqual({ kept: expected.kept, found: expected.found, up: expected.up });
  expected.rows.forEach((row, i) => {
    for (const [kind, actual, share] of [
      ['log2fc', log2fc, 1e-6],
      ['p', p, 1e-5],
      ['p_adj', adjusted, 1e-5],
    ] as const)
      expect(
        close(actual[row]!, expected[kind][i]!, share) || Math.abs(actual[row]! - expected[kind][i]!) < 1e-8,
        `${kind} of row ${row + 1}: ${actual[row]} for ${expected[kind][i]}`,
      ).toBe(true);
  });
}

describe('on tables that nobody filtered', () => {
  it.each([
    ['qlf', { test: 'qlf', filter: false }],
    ['filtered', { test: 'qlf' }],
    ['lrt', { test: 'lrt', library: 'rle', batch: 'donor', filter: false }],
    ['exact', { test: 'exact', library: 'uq', filter: false }],
  ] as const)('edger agrees with edgeR: %s', (name, options) => agrees(edger, options, reference.edger[name]));
  it.each([
    ['all', { voom: true, filter: false }],
    ['filtered', { voom: true }],
  ] as const)('voom agrees with limma: %s', (name, options) => agrees(limma, options, reference.voom[name]));
});
