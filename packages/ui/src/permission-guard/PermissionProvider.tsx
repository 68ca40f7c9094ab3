import type { ReactNode } from 'react';
import { PermissionContext } from './PermissionContext.ts';
import type { Permissions } from './permissions.ts';

export type PermissionProviderProps = {
  /** The granted actions by permission id; `toPermissions` makes the table from the server's list. */
  permissions: Permissions;
  /** Everything whose guards ask for these permissions. */
  children: ReactNode;
};

/** Tells everything below it what the signed-in person may do. The server checks again. */
export const PermissionProvider = ({ permissions, children }: PermissionProviderProps) => (
  <PermissionContext.Provider value={permissions}>{children}</PermissionContext.Provider>
);
