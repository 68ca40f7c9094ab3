import { expect, it } from 'vitest';
import { changed, labelsOf, shifted, toggledLabels } from './chartSettings.ts';

it('gives the default back when a field is emptied', () => {
  expect(changed({ title: '差异', fontSize: 14 }, { title: '' })).toEqual({ fontSize: 14 });
  expect(changed({ own: { fc: 2 } }, { own: {} })).toEqual({});
});

it('keeps an emptied list of labels: no labels is not the same as the default ones', () => {
  expect(changed({}, { labels: [] })).toEqual({ labels: [] });
});

it('reads ids one a line, as pasted from a spreadsheet', () => {
  expect(labelsOf(' GAPDH \r\nTP53\tACTB\n\nTP53')).toEqual(['GAPDH', 'TP53', 'ACTB']);
  expect(labelsOf('2,4-Dinitrophenol')).toEqual(['2,4-Dinitrophenol']);
});

it('takes the label from a point that has one and gives one to a point that has none', () => {
  expect(toggledLabels(['a', 'b'], ['b', 'c'])).toEqual(['a', 'c']);
});

it('leaves the first level first', () => {
  expect(shifted(['甲', '乙'], '甲', -1)).toEqual(['甲', '乙']);
  expect(shifted(['甲', '乙'], '甲', 1)).toEqual(['乙', '甲']);
});
