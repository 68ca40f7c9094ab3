import { expect, it } from 'vitest';
import { allows, permissionActions, toPermissions, type PermissionNeed, type Permissions } from './permissions.ts';

const granted: Permissions = { ProductDb: ['query'], 'Reports.shared': ['export'], Reports: [] };

it.each<[string, boolean]>([
  ['ProductDb.query', true],
  ['ProductDb.delete', false],
  ['ProductDb', false],
  ['ProductDb.', false],
  ['Reports.query', false],
  ['Reports.shared.export', true],
  ['Unknown.query', false],
  ['constructor.name', false],
  ['.query', false],
  ['', false],
])('answers %s with %s', (need, answer) => {
  expect(allows(granted, need as PermissionNeed)).toBe(answer);
});

it.each(permissionActions)('tells %s from the other eight actions', (action) => {
  expect(permissionActions.filter((other) => allows({ Files: [action] }, `Files.${other}`))).toEqual([action]);
});

it('reads the list of the server, and leaves out unknown actions', () => {
  const list = [
    { permissionId: 'ProductDb', actionList: ['query', 'fly'] },
    { permissionId: 'ProductDb', actionList: ['export', 'query'] },
    { permissionId: '__proto__', actionList: ['add'] },
  ];
  const table = toPermissions(list);
  expect(table['ProductDb']).toEqual(['query', 'export']);
  expect(allows(table, '__proto__.add')).toBe(true);
  expect(allows(toPermissions([]), '__proto__.add')).toBe(false);
});
