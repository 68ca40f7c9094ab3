import { expect, it } from 'vitest';
import { valueOf, wordOf } from './cellWords.ts';

const direction = { name: 'direction', kind: 'text' } as const;

it('shows the words of a method in Chinese and filters by what the table holds', () => {
  expect(wordOf(direction, 'up')).toBe('上调');
  expect(valueOf(direction, '上调')).toBe('up');
  expect(valueOf(direction, 'up')).toBe('up');
});

it('leaves every other text alone, also a feature that is called up', () => {
  expect(wordOf({ name: 'feature', kind: 'text' }, 'up')).toBe('up');
  expect(valueOf({ name: 'feature', kind: 'text' }, '上调')).toBe('上调');
});
