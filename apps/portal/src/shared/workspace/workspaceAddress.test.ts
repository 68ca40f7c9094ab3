import { expect, it } from 'vitest';
import { familyOfRoute, parseWorkspace, workspacePath, type WorkspaceAddress } from './workspaceAddress.ts';

const address: WorkspaceAddress = {
  family: 'single-cell',
  flowId: 'single-cell',
  versionId: 'single-cell-1',
  projectFrom: 2,
  sourceFrom: 1,
  projectId: '01JD9ZP4',
  isExample: 0,
};
const params = {
  flowId: 'single-cell',
  versionId: 'single-cell-1',
  projectFrom: '2',
  sourceFrom: '1',
  projectId: '01JD9ZP4',
  isExample: '0',
};

it('reads what it writes', () => {
  expect(workspacePath(address, 'tool-view', new URLSearchParams({ tool: 'pca' }))).toBe(
    '/single-cell-modular/single-cell/single-cell-1/2/1/01JD9ZP4/0/tool-view?tool=pca',
  );
  expect(parseWorkspace(familyOfRoute('/single-cell-modular/:flowId/tool-view'), params)).toEqual(address);
});

it('names the root of my files in an own upload, which no project can be', () => {
  const upload = { ...address, sourceFrom: 2, projectId: '' } as const;
  expect(workspacePath(upload, 'mission-list')).toContain('/2/2/root/0/');
  expect(parseWorkspace('single-cell', { ...params, sourceFrom: '2', projectId: 'root' })).toEqual(upload);
  expect(parseWorkspace('single-cell', { ...params, projectId: 'root' })).toBeUndefined();
});

it.each([
  ['projectFrom', '3'],
  ['projectFrom', '02'],
  ['sourceFrom', 'none'],
  ['isExample', ''],
  ['projectId', '../../etc'],
  ['versionId', 'x'.repeat(65)],
  ['flowId', undefined],
])('finds nothing when %s is %s', (name, value) => {
  expect(parseWorkspace('single-cell', { ...params, [name]: value })).toBeUndefined();
});

it('knows the families that have pages, and no other route', () => {
  expect(familyOfRoute('/transform-modular/:flowId/tool-view')).toBe('transform');
  expect(familyOfRoute('/union-modular/:flowId/tool-view')).toBeUndefined();
  expect(familyOfRoute('/modular/:flowId/:versionId/reports')).toBeUndefined();
});
