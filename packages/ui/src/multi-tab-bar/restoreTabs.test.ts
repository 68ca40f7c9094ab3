import { expect, it } from 'vitest';
import { restoreTabs, serializeTabs } from './restoreTabs.ts';
import { startTabs } from './tabsState.ts';

const tabs = [
  { id: '/home', title: '首页' },
  { id: '/files', title: '我的文件', dirty: true },
];
const all = () => true;

it('comes back with its pages, order and the one in sight', () => {
  const back = restoreTabs(serializeTabs(startTabs(tabs, '/files')), all);
  expect(back?.value).toBe('/files');
  expect(back?.tabs.map(({ title }) => title)).toEqual(['首页', '我的文件']);
});

it('does not bring back marks of input that is gone', () => {
  expect(restoreTabs(serializeTabs(startTabs(tabs)), all)?.tabs[1]).not.toHaveProperty('dirty');
});

it('keeps what else a page knows about itself', () => {
  const own = startTabs([{ id: '/files', title: '我的文件', address: '/files?page=2' }]);
  expect(restoreTabs(serializeTabs(own), all)?.tabs[0]).toHaveProperty('address', '/files?page=2');
});

it('leaves out pages that do not exist any more, and shows the first when the one in sight was among them', () => {
  const back = restoreTabs(serializeTabs(startTabs(tabs, '/files')), ({ id }) => id === '/home');
  expect(back).toEqual(startTabs([tabs[0]!]));
});

it.each([
  null,
  '',
  'no json',
  '[]',
  '{}',
  '{"tabs":{}}',
  '{"tabs":[]}',
  '{"tabs":[1,null,{"id":""},{"id":"a"},{"title":"b"}]}',
])('gives nothing for %s', (text) => {
  expect(restoreTabs(text, all)).toBeUndefined();
});

it('takes a page once, and no more than it is allowed', () => {
  const text = JSON.stringify({ value: 'b', tabs: ['a', 'a', 'b', 'c'].map((id) => ({ id, title: id })) });
  expect(restoreTabs(text, all, 2)?.tabs.map(({ id }) => id)).toEqual(['a', 'b']);
});
