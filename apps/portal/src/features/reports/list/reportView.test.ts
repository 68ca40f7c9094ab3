import { expect, it } from 'vitest';
import { queryOf, viewOf } from './reportView.ts';

it('keeps a view over the address and leaves defaults out of it', () => {
  const view = { name: '肝脏', page: 3, pageSize: 20 };
  expect(viewOf(queryOf(view))).toEqual(view);
  expect(queryOf(viewOf(new URLSearchParams('page=-1&size=7&name=%20'))).toString()).toBe('');
});
