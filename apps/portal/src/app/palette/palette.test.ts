import { filterOptions } from '@panome/ui/combobox';
import { expect, it } from 'vitest';
import { optionOf } from './optionOf.ts';
import type { PaletteItem } from './paletteItem.ts';
import { rankItems } from './rankItems.ts';
import { parseRecent } from './recentItems.ts';

const item = (title: string, words?: string): PaletteItem => ({
  id: title,
  title,
  icon: 'wrench',
  address: '/x',
  ...(words && { words }),
});
const items = [item('两组差异检验', '火山图 volcano'), item('热图'), item('聚类热图'), item('我的文件')];
const found = (query: string) => {
  const options = items.map(optionOf);
  const hits = filterOptions(options, query).map(({ value }) => items.find(({ id }) => id === value)!);
  return rankItems(hits, query, 10).map(({ title }) => title);
};

it.each([
  ['hst', '两组差异检验', 'the initials of a word that is not shown'],
  ['wdwj', '我的文件', 'initials'],
  ['Volcano', '两组差异检验', 'a Latin word in any case'],
  ['差异 检验', '两组差异检验', 'two words'],
])('%s finds %s by %s', (query, title) => expect(found(query)[0]).toBe(title));

it('puts the nearest title first', () => expect(found('热图')).toEqual(['热图', '聚类热图']));
it('finds nothing rather than guess', () => expect(found('天气')).toEqual([]));

it('restores only those recent items that can still be opened', () => {
  const good = { id: 'a', title: '我的文件', icon: 'folder', address: '/data-collection/file-store' };
  const stored = [
    good,
    { ...good, address: '//evil.example' },
    { ...good, address: 'javascript:alert(1)' },
    { ...good, title: 7 },
    null,
    'x',
  ];
  expect(parseRecent(JSON.stringify(stored))).toEqual([good]);
  expect([parseRecent(null), parseRecent('{'), parseRecent('{}')]).toEqual([[], [], []]);
});
