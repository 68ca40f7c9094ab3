import { expect, it } from 'vitest';
import { redirectTarget, safePath } from './redirectTarget.ts';
import { tabKey } from './tabKey.ts';

it('takes the id of a tool from toolId and keeps what else was asked', () => {
  expect(redirectTarget('/tools/detail?id={toolId}', {}, '?toolId=pca&from=list')).toBe(
    '/tools/detail?from=list&id=pca',
  );
  expect(redirectTarget('/tools/detail?mission_id={missionId}', {}, '?missionId=7')).toBe('/tools/detail?mission_id=7');
  expect(redirectTarget('/modular/:flowId/:versionId/data-choose', { flowId: 'f', versionId: '2' }, '')).toBe(
    '/modular/f/2/data-choose',
  );
});

it('sends nobody to another site after login', () => {
  expect(safePath('/tools/detail?id=pca')).toBe('/tools/detail?id=pca');
  for (const bad of [null, '//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])
    expect(safePath(bad)).toBe('/');
});

it('counts two results as two pages, but not two filters of one list', () => {
  expect(tabKey('/tools/detail', '?mission_id=1&tab=tables')).not.toBe(tabKey('/tools/detail', '?mission_id=2'));
  expect(tabKey('/data-collection/file-store', '?page=2')).toBe(
    tabKey('/data-collection/file-store', '?page=3&name=a'),
  );
});
