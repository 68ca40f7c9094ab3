import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Menu.css.ts';

export type MenuProps = {
  /** Set it to control the menu from outside. */
  open?: boolean;
  /** Open at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** A press on the trigger, Escape, a choice, or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /** One `MenuTrigger` and one `MenuContent`. */
  children: ReactNode;
};

/**
 * Acts behind one button: 更多, a user's name, a column's head.
 *
 * Arrows move, letters jump, Escape closes and gives the focus back.
 *
 * When not to use: to choose a value use `Select`; for site navigation use links; for three acts or fewer show the buttons.
 */
export function Menu({ children, ...open }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} {...open}>
      {children}
    </DropdownMenu.Root>
  );
}

export type MenuTriggerProps = {
  /** One `Button` or `IconButton`. */
  children: ReactElement;
};

/** The button that opens the menu. */
export const MenuTrigger = ({ children }: MenuTriggerProps) => <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>;

export type MenuContentProps = {
  /** The edge of the button that the menu lines up with; `start` by default. */
  align?: 'start' | 'end';
  /** `MenuItem` and its siblings; nothing else can be reached by arrow keys. */
  children: ReactNode;
};

/** The list of items. */
export const MenuContent = ({ align = 'start', children }: MenuContentProps) => (
  <DropdownMenu.Portal>
    <DropdownMenu.Content align={align} className={styles.content} collisionPadding={8} sideOffset={4}>
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Portal>
);
