import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Menu.css.ts';
import { useMenuItem } from './useMenuItem.ts';

export type MenuItemProps = PassedOn<'div'> & {
  /** A verb, 2 to 6 characters. */
  children: ReactNode;
  /** Pressed by pointer, Enter or Space; the menu closes and the focus returns to its trigger. */
  onSelect?: () => void;
  /** A 16 px icon. Give it to all items or to none. */
  icon?: ReactNode;
  /** The keys that do the same, e.g. `F2`. Shown only: the page listens for them. */
  shortcut?: string;
  /** `danger` for acts that lose something; the words are red. */
  tone?: 'neutral' | 'danger';
  /** `true`, or why it cannot be chosen now; then it stays reachable so that the reason is read. */
  disabled?: boolean | string;
  /** Draws the item as the one child, e.g. a link. */
  asChild?: boolean;
};

/** One act in a menu. */
export const MenuItem = withRef(function MenuItem({
  children,
  onSelect,
  icon,
  shortcut,
  tone = 'neutral',
  disabled = false,
  asChild = false,
  ...native
}: MenuItemProps) {
  const reason = typeof disabled === 'string' ? disabled : undefined;
  const item = useMenuItem({
    disabled: disabled === true,
    stays: reason !== undefined,
    onPress: () => reason === undefined && onSelect?.(),
  });
  if (asChild) {
    return (
      <Slot.Root {...native} {...item} role="menuitem">
        {children}
      </Slot.Root>
    );
  }
  return (
    <div
      {...native}
      {...item}
      {...(reason !== undefined && { 'aria-disabled': true })}
      aria-keyshortcuts={shortcut?.replace('Ctrl', 'Control')}
      data-danger={tone === 'danger' ? '' : undefined}
      role="menuitem"
    >
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.words}>
        {children}
        {reason !== undefined && <small className={styles.reason}>{reason}</small>}
      </span>
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </div>
  );
});
