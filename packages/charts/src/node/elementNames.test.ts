import { describe, expect, it } from 'vitest';
import { chartById } from '../index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { renderSvg } from './renderSvg.ts';

const idsOf = (id: string, changes: Parameters<typeof exampleInput>[1] = {}): string[] => {
  const input = exampleInput(id, changes);
  const svg = renderSvg(chartById(id)!.draw(input), input.size, input.theme);
  return [...svg.matchAll(/ id="([^"]*)"/g)].map(([, one]) => one!);
};

const some = ['volcano', 'composition-bar', 'pca-scores', 'heatmap', 'venn'] as const;

describe('ids of elements', () => {
  it.each(some)('of %s are each there once, and the same in every drawing', (id) => {
    const ids = idsOf(id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(id)).toEqual(ids);
  });

  it.each(some)('of %s are the same in the dark theme, where only colours differ', (id) => {
    expect(idsOf(id, { theme: 'dark' })).toEqual(idsOf(id));
  });

  it('say what an element is: which axis, which series, which record', () => {
    const ids = idsOf('volcano', { settings: { title: '肝脏' } });
    expect(ids).toEqual(expect.arrayContaining(['title.0.text', 'xAxis.0.name', 'yAxis.0.line', 'xAxis.0.label.0']));
    expect(ids.filter((id) => /^series\.上调\.\d+\.text$/.test(id))).toHaveLength(4);
  });

  it('of texts, axes and records stay in another size', () => {
    const wide = new Set(idsOf('composition-bar', { size: { width: 900, height: 600 } }));
    const lost = idsOf('composition-bar').filter((id) => id.startsWith('series') && !wide.has(id));
    expect(lost).toEqual([]);
  });
});
