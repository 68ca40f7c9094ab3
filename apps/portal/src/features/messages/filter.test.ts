import { expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text));

it('keeps a filter over the address and leaves defaults out of it', () => {
  const filter = { page: 3, size: 20, type: 'task', unread: true };
  expect(read(writeFilter(filter).toString())).toEqual(filter);
  expect(writeFilter({ page: 1, size: 10, type: '', unread: false }).toString()).toBe('');
});

it('takes nothing from an address that nobody could have chosen', () => {
  expect(read('page=-1&size=5000&unread=yes')).toEqual({ page: 1, size: 10, type: '', unread: false });
  expect(read('page=1e9')).toMatchObject({ page: 1 });
});
