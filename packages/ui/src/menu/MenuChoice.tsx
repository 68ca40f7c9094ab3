import { Check } from 'lucide-react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Menu.css.ts';
import { useMenuItem } from './useMenuItem.ts';

const Mark = ({ shown }: { shown: boolean }) => (
  <span className={styles.mark}>{shown && <Check aria-hidden size={16} strokeWidth={1.5} />}</span>
);

export type MenuCheckItemProps = PassedOn<'div'> & {
  /** Whether the item carries the tick; without it the part keeps it while the menu is open. */
  checked?: boolean | undefined;
  /** Whether it does at the start, when the caller does not control it. */
  defaultChecked?: boolean;
  /** The item was pressed; the menu stays open. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Stays visible but cannot be changed, e.g. the last shown column. */
  disabled?: boolean;
  /** The name of what is switched. */
  children: ReactNode;
};

/** Something in a menu that is on or off. The menu stays open, since several are often changed. */
export const MenuCheckItem = withRef(function MenuCheckItem({
  checked: given,
  defaultChecked = false,
  onCheckedChange,
  disabled = false,
  children,
  ...native
}: MenuCheckItemProps) {
  const [checked, put] = useControllable({
    value: given,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  });
  const item = useMenuItem({ disabled, stays: true, onPress: () => put(!checked) });
  return (
    <div {...native} {...item} aria-checked={checked} role="menuitemcheckbox">
      <Mark shown={checked} />
      <span className={styles.words}>{children}</span>
    </div>
  );
});

type Group = { value: string; choose: (value: string) => void };
const GroupContext = createContext<Group | null>(null);

export type MenuRadioGroupProps = PassedOn<'div'> & {
  /** What is chosen, for screen readers. */
  label: string;
  /** The `value` of the item that carries the mark; without it the part keeps it while the menu is open. */
  value?: string | undefined;
  /** The marked item at the start, when the caller does not control it. */
  defaultValue?: string;
  /** Another item was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Two or more `MenuRadioItem`. */
  children: ReactNode;
};

/** One of a few settings inside a menu. */
export const MenuRadioGroup = withRef(function MenuRadioGroup({
  label,
  value: given,
  defaultValue = '',
  onValueChange,
  children,
  ...native
}: MenuRadioGroupProps) {
  const [value, put] = useControllable({ value: given, defaultValue, onValueChange });
  const group = useMemo(() => ({ value, choose: put }), [value, put]);
  return (
    <div {...native} aria-label={label} role="group">
      <GroupContext.Provider value={group}>{children}</GroupContext.Provider>
    </div>
  );
});

export type MenuRadioItemProps = PassedOn<'div'> & {
  /** Unique in its group. */
  value: string;
  /** The name of the choice. */
  children: ReactNode;
};

/** One setting of a `MenuRadioGroup`. */
export const MenuRadioItem = withRef(function MenuRadioItem({ value, children, ...native }: MenuRadioItemProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('MenuRadioItem must be inside <MenuRadioGroup>');
  const chosen = group.value === value;
  const item = useMenuItem({ onPress: () => !chosen && group.choose(value) });
  return (
    <div {...native} {...item} aria-checked={chosen} role="menuitemradio">
      <Mark shown={chosen} />
      <span className={styles.words}>{children}</span>
    </div>
  );
});

export type MenuLabelProps = PassedOn<'div'> & {
  /** The words. */
  children: ReactNode;
};

/** Words above a group of items. */
export const MenuLabel = withRef(function MenuLabel({ children, ...native }: MenuLabelProps) {
  return (
    <div {...native} className={styles.label} role="presentation">
      {children}
    </div>
  );
});

/** A line between groups of items. */
export const MenuSeparator = withRef(function MenuSeparator(native: PassedOn<'hr'>) {
  return <hr {...native} className={styles.separator} />;
});
