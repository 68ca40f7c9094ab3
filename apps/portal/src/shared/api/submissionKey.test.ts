import { expect, it } from 'vitest';
import { createSubmissionKeys } from './submissionKey.ts';

it('keeps its key while the form stays the same', () => {
  const keyFor = createSubmissionKeys();
  expect(keyFor('a')).toBe(keyFor('a'));
});
it('takes a new key for a changed form', () => {
  const keyFor = createSubmissionKeys();
  expect(keyFor('a')).not.toBe(keyFor('b'));
});
it('never shares a key between two form views', () =>
  expect(createSubmissionKeys()('a')).not.toBe(createSubmissionKeys()('a')));
