import { defineText } from '../locale/index.ts';

/** The words of PermissionGuard. */
export const permissionGuardText = defineText('PermissionGuard', { reason: '您没有这项操作的权限' });
