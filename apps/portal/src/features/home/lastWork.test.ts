import { expect, it } from 'vitest';
import { lastWork } from './lastWork.ts';

type Tasks = Parameters<typeof lastWork>[0];
type Reports = Parameters<typeof lastWork>[1];
const task = (id: string, state: string, finished_at: string | null, kind = 'run') =>
  ({
    id,
    name: id,
    state,
    kind,
    tool_id: 'pca',
    created_at: '2026-11-01T00:00:00Z',
    finished_at,
  }) as unknown as Tasks[number];
const report = (id: string, state: string, updated_at: string) =>
  ({ id, title: id, state, updated_at }) as unknown as Reports[number];

it('puts what is unfinished first, each newest first, and leaves out what runs', () => {
  const work = lastWork(
    [
      task('done', 'succeeded', '2026-11-09T00:00:00Z'),
      task('broken', 'failed', '2026-11-03T00:00:00Z'),
      task('busy', 'running', null),
      task('made', 'succeeded', '2026-11-10T00:00:00Z', 'report'),
    ],
    [report('draft', 'draft', '2026-11-04T00:00:00Z'), report('ready', 'ready', '2026-11-10T00:00:00Z')],
  );
  expect(work.map(({ id }) => id)).toEqual(['draft', 'broken', 'ready', 'done']);
  expect(work.find(({ id }) => id === 'broken')!.to).toBe('/tools/detail?id=pca&redo=broken');
});
