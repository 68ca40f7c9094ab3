import { describe, expect, it } from 'vitest';
import { closing, neighbour, nextInSight } from './closing.ts';

const ids = ['home', 'files', 'tasks', 'tools'];

describe('closing', () => {
  it.each([
    ['current', 'files', ['files']],
    ['others', 'files', ['home', 'tasks', 'tools']],
    ['after', 'files', ['tasks', 'tools']],
    ['before', 'tasks', ['home', 'files']],
    ['all', 'tasks', ['files', 'tasks', 'tools']],
  ] as const)('%s of %s', (kind, id, close) => {
    expect(closing(ids, id, kind)).toEqual({ close });
  });

  it.each([
    [['home'], 'home', 'current', 'last'],
    [['home'], 'home', 'others', 'last'],
    [['home'], 'home', 'all', 'last'],
    [ids, 'home', 'before', 'before'],
    [ids, 'tools', 'after', 'after'],
  ] as const)('of %j from %s: %s is refused', (open, id, kind, refused) => {
    expect(closing(open, id, kind)).toEqual({ refused });
  });
});

describe('neighbour', () => {
  it('is the following tab, and the one before at the end', () => {
    expect(neighbour(ids, 'files', ['files'])).toBe('tasks');
    expect(neighbour(ids, 'tools', ['tools'])).toBe('tasks');
  });

  it('skips tabs that close too', () => {
    expect(neighbour(ids, 'tasks', ['files', 'tasks', 'tools'])).toBe('home');
  });

  it('is the tab itself when it stays', () => {
    expect(neighbour(ids, 'home', ['files'])).toBe('home');
  });
});

describe('nextInSight', () => {
  it('stays where it is while that page is open', () => {
    expect(nextInSight(ids, 'tools', 'home', ['home'])).toBe('tools');
  });

  it('is the tab whose menu was used when the page in sight closes with the others', () => {
    expect(nextInSight(ids, 'files', 'tools', ['home', 'files', 'tasks'])).toBe('tools');
  });

  it('is the first tab after all were closed', () => {
    expect(nextInSight(ids, 'tasks', 'tasks', ['files', 'tasks', 'tools'])).toBe('home');
  });
});
