import { expect, it } from 'vitest';
import { queryOf, readListAddress, writeListAddress } from './listAddress.ts';

const filters = { name: 'text', step: ['received', 'delivered'] } as const;
const read = (text: string) => readListAddress(filters, new URLSearchParams(text));

it('reads a view back from its address, which leaves defaults out and other names alone', () => {
  const view = { name: '肝脏 1', step: 'received', page: 2, pageSize: 20 } as const;
  expect(read(writeListAddress(filters, view).toString())).toEqual(view);
  expect(
    writeListAddress(
      filters,
      { name: '', step: '', page: 1, pageSize: 10 },
      new URLSearchParams('tab=given&page=3'),
    ).toString(),
  ).toBe('tab=given');
});

it('ignores values in the address that nobody could have chosen', () => {
  expect(read('step=x&page=-1&size=5000')).toEqual({ name: '', step: '', page: 1, pageSize: 10 });
});

it('asks for a page with the filters that are set, and with nothing that the list does not know', () => {
  const view = { name: '', step: 'received', page: 2, pageSize: 20, other: 'x' } as const;
  expect(queryOf(filters, view)).toEqual({ step: 'received', page: 2, size: 20 });
});
