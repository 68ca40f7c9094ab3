import { expect, it } from 'vitest';
import type { ChartSettings } from '../model/index.ts';
import { chartById } from '../index.ts';
import { paletteColors } from '../palette/index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { groupScale } from './groupScale.ts';

const legend = (settings: ChartSettings) => {
  const { option } = chartById('pca-scores')!.draw(exampleInput('pca-scores', { settings }));
  return (option.legend as { data: string[] }).data;
};
const scaleWith = (settings: ChartSettings, colors: Record<string, string> = {}) => {
  const input = exampleInput('pca-scores');
  return groupScale({ ...input, groups: { ...input.groups!, colors }, settings });
};

it('lists the groups in the order of the scheme, not of the alphabet', () => {
  expect(legend({})).toEqual(['模型组', '对照组', 'High dose']);
});

it('lists them in the order the user set for the figure, followed by the rest', () => {
  expect(legend({ groupOrder: ['High dose', 'gone', '模型组'] })).toEqual(['High dose', '模型组', '对照组']);
});

it('keeps a group’s colour and symbol when the order changes', () => {
  const [one, other] = [scaleWith({}), scaleWith({ groupOrder: ['High dose', '对照组', '模型组'] })];
  expect(other.color('模型组')).toBe(one.color('模型组'));
  expect(other.symbol('模型组')).toBe(one.symbol('模型组'));
});

it('prefers the colour set on the figure, then the chosen palette, then the scheme, then the default palette', () => {
  const scheme = { 模型组: '#111111' };
  expect(scaleWith({}, scheme).color('模型组')).toBe('#111111');
  expect(scaleWith({}, scheme).color('对照组')).toBe(paletteColors(undefined, 'categorical', 'light')[1]);
  expect(scaleWith({ palette: 'okabe-ito' }, scheme).color('模型组')).toBe('#0072b2');
  expect(scaleWith({ palette: 'okabe-ito', groupColors: { 模型组: '#222222' } }, scheme).color('模型组')).toBe(
    '#222222',
  );
});

it('turns scheme colours that come from the palette into those of the dark palette on a dark page, and keeps all others', () => {
  const [light, dark] = [
    paletteColors(undefined, 'categorical', 'light'),
    paletteColors(undefined, 'categorical', 'dark'),
  ];
  const input = exampleInput('pca-scores', { theme: 'dark' });
  const scale = groupScale({
    ...input,
    groups: { ...input.groups!, colors: { 模型组: light[2]!, 对照组: '#123456' } },
  });
  expect([scale.color('模型组'), scale.color('对照组')]).toEqual([dark[2], '#123456']);
});

it('draws samples outside the scheme last, as 未分组', () => {
  const input = exampleInput('pca-scores');
  const groups = { ...input.groups!, samples: input.groups!.samples.slice(1), group: input.groups!.group.slice(1) };
  const { option } = chartById('pca-scores')!.draw({ ...input, groups });
  expect((option.legend as { data: string[] }).data.at(-1)).toBe('未分组');
});
