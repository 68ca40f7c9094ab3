import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Menu.css.ts';
import { useMenuParts } from './MenuKind.ts';

export type MenuCheckItemProps = {
  /** Whether the item carries the tick. */
  checked: boolean;
  /** The item was pressed; the menu stays open. */
  onCheckedChange: (checked: boolean) => void;
  /** Stays visible but cannot be changed, e.g. the last shown column. */
  disabled?: boolean;
  /** The name of what is switched. */
  children: ReactNode;
};

/** Something in a menu that is on or off. The menu stays open, since several are often changed. */
export function MenuCheckItem({ checked, onCheckedChange, disabled = false, children }: MenuCheckItemProps) {
  const { CheckboxItem, ItemIndicator } = useMenuParts();
  return (
    <CheckboxItem checked={checked} className={styles.item} disabled={disabled} onCheckedChange={onCheckedChange} onSelect={(event) => event.preventDefault()}>
      <span className={styles.mark}>
        <ItemIndicator>
          <Check aria-hidden size={16} strokeWidth={1.5} />
        </ItemIndicator>
      </span>
      <span className={styles.words}>{children}</span>
    </CheckboxItem>
  );
}

export type MenuRadioGroupProps = {
  /** What is chosen, for screen readers. */
  label: string;
  /** The `value` of the item that carries the mark. */
  value: string;
  /** Another item was chosen. */
  onValueChange: (value: string) => void;
  /** Two or more `MenuRadioItem`. */
  children: ReactNode;
};

/** One of a few settings inside a menu. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  const { RadioGroup } = useMenuParts();
  return (
    <RadioGroup aria-label={label} onValueChange={onValueChange} value={value}>
      {children}
    </RadioGroup>
  );
}

export type MenuRadioItemProps = {
  /** Unique in its group. */
  value: string;
  /** The name of the choice. */
  children: ReactNode;
};

/** One setting of a `MenuRadioGroup`. */
export function MenuRadioItem({ value, children }: MenuRadioItemProps) {
  const { ItemIndicator, RadioItem } = useMenuParts();
  return (
    <RadioItem className={styles.item} value={value}>
      <span className={styles.mark}>
        <ItemIndicator>
          <Check aria-hidden size={16} strokeWidth={1.5} />
        </ItemIndicator>
      </span>
      <span className={styles.words}>{children}</span>
    </RadioItem>
  );
}

/** Words above a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label className={styles.label}>{children}</Label>;
}

/** A line between groups of items. */
export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className={styles.separator} />;
}
