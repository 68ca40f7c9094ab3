import { describe, expect, it } from 'vitest';
import { colorDistance, hexToOklab } from '../palette/oklab.ts';
import { chartById } from '../registry.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { colorsBesideGroups } from './colorsBesideGroups.ts';
import { groupScale } from './groupScale.ts';

/** Two colours that nobody takes for one another. */
const least = 0.09;
const nearest = (color: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => colorDistance(hexToOklab(color), hexToOklab(other))));

type Series = { readonly name?: string; readonly itemStyle?: { readonly color?: unknown } };

/** The charts that colour taxa, clusters, batches or factors; the samples of each have groups. */
const both = [
  'composition-bar',
  'composition-tree',
  'contribution-bar',
  'contribution-samples',
  'taxa-manhattan',
  'assembly-bar',
  'batch-pca',
  'sc-composition-bar',
  'sc-clusters',
];

describe.each(both)('%s', (id) => {
  it.each(['light', 'dark'] as const)('gives nothing the colour of a group in the %s theme', (theme) => {
    const input = exampleInput(id, { theme });
    const scale = groupScale(input);
    const groups = scale.levels.filter((level) => level !== '');
    const taken = groups.map(scale.color);
    const series = chartById(id)!.draw(input).option.series as readonly Series[];
    const others = series.flatMap(({ itemStyle, name }) =>
      name !== undefined && !groups.includes(name) && String(itemStyle?.color).startsWith('#')
        ? [String(itemStyle!.color)]
        : [],
    );
    expect(others.length).toBeGreaterThan(0);
    for (const color of others) expect(nearest(color, taken)).toBeGreaterThanOrEqual(least);
  });
});

it('keeps enough colours apart for thirty taxa beside eight groups, also beside colours that a user chose', () => {
  const levels = Array.from({ length: 8 }, (_, at) => `组 ${at}`);
  const colors = Object.fromEntries(levels.map((level, at) => [level, ['#d62728', '#1f77b4', '#2ca02c'][at] ?? '']));
  const input = exampleInput('composition-bar', {
    groups: { levels, samples: levels, group: levels, colors } as never,
  });
  const found = colorsBesideGroups(input);
  expect(found.length).toBeGreaterThanOrEqual(24);
  expect(new Set(found).size).toBe(found.length);
});

it('gives a run without groups the palette as it is', () => {
  const input = exampleInput('composition-bar', { groups: null });
  expect(colorsBesideGroups(input)[0]).toBe(groupScale(input).color(''));
});
