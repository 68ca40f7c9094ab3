import { expect, it } from 'vitest';
import { fitted } from './index.ts';

it('leaves words unchanged when they fit', () => {
  expect(fitted('PC', 40, 12)).toBe('PC');
  expect(fitted('对照', 40, 12)).toBe('对照');
  expect(fitted('一个很长的名字', 50, 12)).toContain('…');
  expect(fitted('一个很长的名字', 5, 12)).toBe('');
});
