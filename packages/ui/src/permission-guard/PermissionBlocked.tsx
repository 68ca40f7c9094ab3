import { cloneElement, type ReactElement, type SyntheticEvent } from 'react';
import { Tooltip } from '../tooltip/index.ts';
import * as styles from './PermissionGuard.css.ts';

/** What a control must take to be blocked. */
export type BlockableProps = {
  /** Gets the reason, which the tooltip tells only while it shows. */
  'aria-description'?: string;
  /** Gets `true`. Not `disabled`, which would take the control out of reach of the keyboard. */
  'aria-disabled'?: boolean;
};

type PermissionBlockedProps = { reason: string; children: ReactElement<BlockableProps> };

const stop = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
/** Keys that leave or close still work; every other key would act. */
const passes = new Set(['Tab', 'Escape', 'Shift']);

/**
 * Shows one control that does nothing and says why. It stays reachable: with a disabled button keyboard users could not
 * read the reason.
 */
export function PermissionBlocked({ reason, children }: PermissionBlockedProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps events from the control inside
    <span
      className={styles.blocked}
      onClickCapture={stop}
      onKeyDownCapture={(event) => {
        if (!passes.has(event.key)) stop(event);
      }}
      // Menus open on the press; its default, taking the focus, stays.
      onPointerDownCapture={(event) => event.stopPropagation()}
    >
      {/* The tooltip describes only while it shows. */}
      <Tooltip content={reason}>
        {cloneElement(children, { 'aria-description': reason, 'aria-disabled': true })}
      </Tooltip>
    </span>
  );
}
