import { isValidElement, type ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import { inertWhen } from '../react-range/index.ts';
import { PermissionBlocked, type BlockableProps } from './PermissionBlocked.tsx';
import { usePermission } from './PermissionContext.ts';
import * as styles from './PermissionGuard.css.ts';
import { permissionGuardText } from './PermissionGuard.text.ts';
import type { PermissionNeed } from './permissions.ts';

export type PermissionGuardProps = {
  /** The act: `permissionId.action`, with one of the nine actions. */
  need: PermissionNeed;
  /**
   * What happens without it. `remove`: nothing is drawn. `hide`: the place stays free, so that the rest does not move.
   * `disable`: the one button or link stays, does nothing and says why. `remove` by default.
   */
  mode?: 'remove' | 'hide' | 'disable';
  /** Why it is disabled and what to do, in one short sentence. A general one by default. */
  reason?: string;
  /** Drawn instead of what was removed; nothing by default. */
  fallback?: ReactNode;
  /** Drawn as it is for somebody who may. One element for `disable`. */
  children: ReactNode;
};

/**
 * Shows its children only to those who may use them.
 *
 * When not to use: for one record's abilities read the `can` that comes with the record; for an entire page let
 * `filterRoutes` take the route away; for a field use `usePermission` and its own `readOnly`.
 */
export function PermissionGuard({ need, mode = 'remove', reason, fallback = null, children }: PermissionGuardProps) {
  const text = useText(permissionGuardText);
  if (usePermission(need)) return children;
  if (mode === 'hide') {
    return (
      <span aria-hidden className={styles.hidden} {...inertWhen(true)}>
        {children}
      </span>
    );
  }
  if (mode === 'disable' && isValidElement<BlockableProps>(children))
    return <PermissionBlocked reason={reason ?? text.reason}>{children}</PermissionBlocked>;
  return fallback;
}
