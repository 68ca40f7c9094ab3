import { expect, it } from 'vitest';
import { versionOfProject } from './versionOfProject.ts';

const versions = [{ id: 'transform-1' }, { id: 'transform-2' }];

it.each([
  ['a chosen project brings the version that it was delivered for', { flow_version_id: 'transform-1' }, 'transform-1'],
  ['a version that no longer runs is not taken', { flow_version_id: 'transform-0' }, 'transform-2'],
  ['a version of another flow is not taken', { flow_version_id: 'micro-1' }, 'transform-2'],
  ['without a project the version stays', undefined, 'transform-2'],
])('%s', (_fact, project, expected) => {
  expect(versionOfProject(project, versions, 'transform-2')).toBe(expected);
});
