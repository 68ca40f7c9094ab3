import { expect, it } from 'vitest';
import { modularPath, parseModular } from './modularAddress.ts';

it('carries the project and the run from step to step, and nothing that was not decided', () => {
  const flow = { flowId: 'micro', versionId: 'micro-1' };
  expect(modularPath(flow, 'reports', { project: 'p1', run: 'r1' })).toBe(
    '/modular/micro/micro-1/reports?project=p1&run=r1',
  );
  expect(modularPath(flow, 'data-choose', { project: '', run: '' })).toBe('/modular/micro/micro-1/data-choose');
});

it('finds nothing behind nonsense', () => {
  expect(parseModular({ flowId: 'micro', versionId: 'micro-1' })).toEqual({ flowId: 'micro', versionId: 'micro-1' });
  for (const params of [
    { flowId: '..', versionId: 'micro-1' },
    { flowId: 'micro' },
    { flowId: 'x'.repeat(65), versionId: 'a' },
  ])
    expect(parseModular(params)).toBeUndefined();
});
