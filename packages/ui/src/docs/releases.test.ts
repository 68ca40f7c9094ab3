import { expect, test } from 'vitest';
import { releases } from './releases.ts';

test('the releases are shown without the title of the changelog, which the page has', () => {
  expect(releases('# @panome/ui\n\n## 0.2.0\n\n- 新增 Tree\n')).toBe('## 0.2.0\n\n- 新增 Tree');
});

test('an empty changelog says so', () => {
  expect([releases(''), releases('# @panome/ui\n')]).toEqual(['还没有发布的版本。', '还没有发布的版本。']);
});
