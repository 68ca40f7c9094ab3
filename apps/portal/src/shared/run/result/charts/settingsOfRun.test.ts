import { chartById } from '@panome/charts';
import { expect, it } from 'vitest';
import { settingsOfRun } from './settingsOfRun.ts';

const defaultOf = (chart: string, options: Record<string, string | number | boolean>, setting: string) =>
  settingsOfRun(chartById(chart)!, options).settings.find(({ id }) => id === setting)?.default;

it('shows the thresholds that the run was made with, not those of the program', () => {
  const options = { fc: 1.5, p: 0.01, p_column: 'p' };
  expect(defaultOf('volcano', options, 'fc')).toBe(1.5);
  expect(defaultOf('volcano', options, 'p')).toBe(0.01);
  expect(defaultOf('volcano', options, 'column')).toBe('p');
  expect(defaultOf('volcano', options, 'top')).toBe(10);
});

it('shows the number of clusters of the run, and none where the run cut nothing', () => {
  expect(defaultOf('dendrogram', { cut: 4 }, 'cut')).toBe(4);
  expect(defaultOf('dendrogram', {}, 'cut')).toBe(0);
});

it('offers by name what a setting counts, and nothing where there is one only', () => {
  const contrastOf = (names: readonly string[]) =>
    settingsOfRun(chartById('volcano-contrasts')!, {}, { contrast: names }).settings.find(
      ({ id }) => id === 'contrast',
    );
  expect(contrastOf(['B vs A', 'C vs A'])).toMatchObject({ kind: 'number', names: ['B vs A', 'C vs A'] });
  expect(contrastOf(['B vs A'])).toBeUndefined();
});
