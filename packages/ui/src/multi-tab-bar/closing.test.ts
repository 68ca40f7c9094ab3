import { describe, expect, it } from 'vitest';
import { closing, neighbour } from './closing.ts';

const ids = ['home', 'files', 'tasks', 'tools'];

describe('closing', () => {
  it.each([
    ['current', 'files', ['files']],
    ['right', 'files', ['tasks', 'tools']],
    ['left', 'tasks', ['home', 'files']],
    ['all', 'tasks', ['files', 'tasks', 'tools']],
  ] as const)('%s of %s', (kind, id, close) => {
    expect(closing(ids, id, kind)).toEqual({ close });
  });

  it('refuses the last tab and empty sides', () => {
    expect(closing(['home'], 'home', 'current')).toEqual({ refused: 'last' });
    expect(closing(['home'], 'home', 'all')).toEqual({ refused: 'last' });
    expect(closing(ids, 'home', 'left')).toEqual({ refused: 'left' });
    expect(closing(ids, 'tools', 'right')).toEqual({ refused: 'right' });
  });
});

describe('neighbour', () => {
  it('is the following tab, and the one before at the end', () => {
    expect(neighbour(ids, 'files', ['files'])).toBe('tasks');
    expect(neighbour(ids, 'tools', ['tools'])).toBe('tasks');
  });

  it('passes over tabs that close too', () => {
    expect(neighbour(ids, 'tasks', ['files', 'tasks', 'tools'])).toBe('home');
  });

  it('is the tab itself when it stays', () => {
    expect(neighbour(ids, 'home', ['files'])).toBe('home');
  });
});
