import { expect, test } from 'vitest';
import type { PartText, Words } from '../locale/index.ts';
import { enUS } from './enUS.ts';

const modules = import.meta.glob<Record<string, PartText<Words>>>('../*/*.text.ts', { eager: true });
const parts = new Map(
  Object.values(modules).flatMap((module) => Object.values(module).map(({ part, words }) => [part, words])),
);

test('every part that speaks Chinese speaks English', () => {
  expect(Object.keys(enUS).toSorted()).toEqual([...parts.keys()].toSorted());
});

test.each(Object.entries(enUS))('%s has all its words in English and no others', (part, words) => {
  const chinese = parts.get(part) ?? {};
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(chinese).toSorted());
  for (const [key, word] of Object.entries(words)) expect(typeof word, key).toBe(typeof chinese[key]);
});

test('no English word holds a Chinese character', () => {
  const spoken = Object.values(enUS)
    .flatMap((words) => Object.values(words))
    .filter((word) => typeof word === 'string');
  expect(spoken.filter((word) => /\p{Script=Han}/u.test(word))).toEqual([]);
});
