import { expect, it } from 'vitest';
import { filterOf, isFiltered, queryOf, viewOf } from './taskView.ts';

const of = (text: string) => viewOf(new URLSearchParams(text));

it('reads its own address back', () => {
  const text =
    'name=a+b&state=failed&tool=pca&time=range&from=2026-11-01&to=2026-11-15&page=3&size=40&sort=name&order=asc&trash=1';
  expect(queryOf(of(text)).toString()).toBe(text);
});

it('leaves defaults out of the address', () => {
  expect(queryOf(of('')).toString()).toBe('');
});

it('ignores values in the address that do not exist', () => {
  expect(of('state=done&time=1y&from=2026-02-30&to=tomorrow&page=0&size=7&sort=owner&order=up')).toEqual(of(''));
});

it('counts days in Shanghai, today among them', () => {
  const now = Date.parse('2026-11-21T16:30:00Z');
  expect(filterOf(of('time=today'), now).from).toBe('2026-11-22');
  expect(filterOf(of('time=7d'), now).from).toBe('2026-11-16');
  expect(filterOf(of('time=range&to=2026-11-02'), now)).toMatchObject({ from: undefined, to: '2026-11-02' });
});

it('does not count the order or the page as a filter', () => {
  expect(isFiltered(of('page=2&sort=name&size=20'))).toBe(false);
  expect(isFiltered(of('state=failed'))).toBe(true);
});
