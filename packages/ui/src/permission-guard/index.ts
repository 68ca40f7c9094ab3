export { PermissionGuard, PermissionProvider, usePermission } from './PermissionGuard.tsx';
export type { PermissionGuardProps, PermissionProviderProps } from './PermissionGuard.tsx';
export { allows } from './permissions.ts';
export type { Permissions } from './permissions.ts';
