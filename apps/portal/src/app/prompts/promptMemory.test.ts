import { expect, it } from 'vitest';
import { addIds, readIds, readKey, readMoment, remindKey, writeMoment, type PromptStorage } from './promptMemory.ts';

const storage = (): PromptStorage => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
const blocked: PromptStorage = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
};

it('keeps the stored times of two users apart', () => {
  const kept = storage();
  writeMoment(kept, remindKey('a@example.com'), 7);
  expect(readMoment(kept, remindKey('a@example.com'))).toBe(7);
  expect(readMoment(kept, remindKey('b@example.com'))).toBeNull();
  expect(readMoment(kept, remindKey(null))).toBeNull();
});

it.each(['', 'soon', 'NaN', 'Infinity', '{}'])('takes %j for never', (text) => {
  expect(readMoment({ getItem: () => text, setItem: () => {} }, 'key')).toBeNull();
});

it('works without storage', () => {
  expect(readMoment(blocked, 'key')).toBeNull();
  expect(() => writeMoment(blocked, 'key', 7)).not.toThrow();
});

it('keeps the notices that were read, the latest hundred of them', () => {
  const kept = storage();
  addIds(kept, readKey(null), ['a', 'b']);
  addIds(kept, readKey(null), ['b', ...Array.from({ length: 99 }, (_, at) => `n${at}`)]);
  expect(readIds(kept, readKey(null))).toHaveLength(100);
  expect(readIds(kept, readKey(null))).not.toContain('a');
  expect(readIds({ getItem: () => '{', setItem: () => {} }, 'key')).toEqual([]);
  expect(() => addIds(blocked, 'key', ['a'])).not.toThrow();
});
