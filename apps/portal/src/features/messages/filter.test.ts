import { expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text));
const usual = { page: 1, size: 10, type: '', unread: false, message: '' };

it('reads a filter back from its address, which leaves defaults out', () => {
  const filter = { page: 3, size: 20, type: 'task', unread: true, message: 'a1' };
  expect(read(writeFilter(filter).toString())).toEqual(filter);
  expect(writeFilter(usual).toString()).toBe('');
});

it('ignores values in the address that nobody could have chosen', () => {
  expect(read('page=-1&size=5000&unread=yes')).toEqual(usual);
  expect(read('page=1e9')).toMatchObject({ page: 1 });
});
