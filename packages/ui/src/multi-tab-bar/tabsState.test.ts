import { describe, expect, it } from 'vitest';
import type { PageTab } from './PageTab.ts';
import { aliveTabs, startTabs, tabsReducer, type TabsAction, type TabsState } from './tabsState.ts';

const page = (id: string, more: Partial<PageTab> = {}): PageTab => ({ id, title: id, ...more });
const start = startTabs(['home', 'files', 'tasks'].map((id) => page(id)));
const after = (...actions: TabsAction[]) => actions.reduce(tabsReducer<PageTab>, start);
const shown = ({ tabs, value }: TabsState) => `${tabs.map(({ id }) => id).join(' ')} > ${value}`;

describe('tabsReducer', () => {
  it.each<[string, TabsAction[], string]>([
    ['opens a page at the end, in sight', [{ type: 'open', tab: page('tools') }], 'home files tasks tools > tools'],
    ['opens no page twice', [{ type: 'open', tab: page('files') }], 'home files tasks > files'],
    ['leaves the page in sight when another closes', [{ type: 'close', ids: ['files'] }], 'home tasks > home'],
    [
      'shows the following page when the one in sight closes',
      [{ type: 'close', ids: ['home'] }],
      'files tasks > files',
    ],
    ['shows the page that the bar names', [{ type: 'close', ids: ['home'], next: 'tasks' }], 'files tasks > tasks'],
    [
      'does not follow a name that has closed meanwhile',
      [{ type: 'close', ids: ['home', 'tasks'], next: 'tasks' }],
      'files > files',
    ],
    ['keeps one page whoever closes', [{ type: 'close', ids: ['home', 'files', 'tasks'] }], 'home files tasks > home'],
    ['takes the order of the bar', [{ type: 'reorder', ids: ['tasks', 'home', 'files'] }], 'tasks home files > home'],
    [
      'puts a page that the order does not know at the end',
      [{ type: 'reorder', ids: ['tasks', 'home'] }],
      'tasks home files > home',
    ],
    [
      'ignores an unknown page',
      [
        { type: 'select', id: 'no' },
        { type: 'update', id: 'no', change: { dirty: true } },
      ],
      'home files tasks > home',
    ],
  ])('%s', (_fact, actions, expected) => {
    expect(shown(after(...actions))).toBe(expected);
  });

  it('changes one page only', () => {
    const { tabs } = after({ type: 'update', id: 'files', change: { dirty: true } });
    expect(tabs.filter(({ dirty }) => dirty).map(({ id }) => id)).toEqual(['files']);
  });

  it('hands back the same state when nothing changed', () => {
    expect(tabsReducer(start, { type: 'select', id: 'home' })).toBe(start);
  });
});

describe('aliveTabs', () => {
  const many = Array.from({ length: 20 }, (_, i) => page(`p${i}`));
  const visited = many.reduce((state, { id }) => tabsReducer(state, { type: 'select', id }), startTabs(many));

  it('keeps the twelve that were used last', () => {
    expect([...aliveTabs(visited)].toSorted()).toEqual(
      many
        .slice(8)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('does not mount a page that was never shown', () => {
    expect([...aliveTabs(startTabs(many))]).toEqual(['p0']);
  });

  it('unmounts the least recently used page when another one is opened', () => {
    const next = tabsReducer(visited, { type: 'open', tab: page('new') });
    expect(aliveTabs(next).has('p8')).toBe(false);
    expect(aliveTabs(next).has('new')).toBe(true);
  });

  it('never gives up unsaved input, even beyond the number', () => {
    const dirty = tabsReducer(visited, { type: 'update', id: 'p0', change: { dirty: true } });
    expect([...aliveTabs(dirty, 2)].toSorted()).toEqual(['p0', 'p19']);
    expect(aliveTabs({ ...visited, tabs: many.map((tab) => ({ ...tab, dirty: true })) }, 2).size).toBe(20);
  });

  it('forgets closed pages', () => {
    expect(aliveTabs(tabsReducer(visited, { type: 'close', ids: ['p19'] })).has('p19')).toBe(false);
  });
});
