import { createContext, use, type ReactNode } from 'react';
import { allows, type Permissions } from './permissions.ts';

const PermissionContext = createContext<Permissions | null>(null);

export type PermissionProviderProps = {
  /** The granted actions by permission id, as the server gave them after login. */
  permissions: Permissions;
  /** Everything whose guards ask for these permissions. */
  children: ReactNode;
};

/** Tells everything below it what the signed-in person may do. The server checks again. */
export const PermissionProvider = ({ permissions, children }: PermissionProviderProps) => <PermissionContext value={permissions}>{children}</PermissionContext>;

/**
 * Whether an act is granted, e.g. `ProductDb.query`; without an action, whether the permission exists at all.
 *
 * @throws {Error} Outside a `PermissionProvider`.
 */
export function usePermission(need: string): boolean {
  const permissions = use(PermissionContext);
  if (!permissions) throw new Error('usePermission must be inside <PermissionProvider>');
  return allows(permissions, need);
}

export type PermissionGuardProps = {
  /** `permissionId.action`, or a permission id alone. */
  need: string;
  /** Shown instead; nothing by default. */
  fallback?: ReactNode;
  /** Drawn only for somebody who may. */
  children: ReactNode;
};

/**
 * Shows its children only to those who may use them.
 *
 * When not to use: for one record's abilities read the `can` that comes with the record; for an entire page let the route say 403.
 */
export const PermissionGuard = ({ need, fallback = null, children }: PermissionGuardProps) => (usePermission(need) ? children : fallback);
