import { expect, it } from 'vitest';
import { queryOf, sorted, viewOf } from './fileView.ts';

const of = (text: string) => viewOf(new URLSearchParams(text));

it('reads its own address back', () => {
  const text = 'dir=d1&name=a+b&page=3&size=40&sort=name&order=asc&trash=1&preview=f1';
  expect(queryOf(of(text)).toString()).toBe(text);
});

it('leaves defaults out of the address', () => {
  expect(queryOf(of('')).toString()).toBe('');
});

it('ignores values in the address that do not exist', () => {
  expect(of('page=-1&size=7&sort=password&order=sideways&name=++')).toEqual(of(''));
});

it('reverses the default order at the third press on its column header instead of doing nothing', () => {
  expect(sorted(of('page=2'), null)).toMatchObject({ sort: 'created_at', order: 'asc', page: 1 });
  expect(sorted(of('sort=name&order=desc'), null)).toMatchObject({ sort: 'created_at', order: 'desc' });
});
