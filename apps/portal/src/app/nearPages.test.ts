import { expect, it } from 'vitest';
import { nearPages } from './nearPages.ts';

const pages = [
  '/home',
  '/data-collection/file-store',
  '/data-collection/tool-mission-list',
  '/tools/tool-list',
  '/support/message',
].map((address) => ({ address }));
const found = (path: string) => nearPages(path, pages).map(({ address }) => address);

it.each([
  ['/data-collection/filestore', '/data-collection/file-store'],
  ['/file-store', '/data-collection/file-store'],
  ['/tools/tools-list', '/tools/tool-list'],
  ['/suport/mesage', '/support/message'],
  ['/HOME', '/home'],
])('%s is likely to mean %s', (path, address) => expect(found(path)[0]).toBe(address));

it('suggests nothing rather than guess', () => expect(found('/shop/goods-category-detail')).toEqual([]));
