import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Menu.css.ts';
import { useMenuParts } from './MenuKind.ts';

export type MenuCheckItemProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
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
  value: string;
  onValueChange: (value: string) => void;
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

export type MenuRadioItemProps = { value: string; children: ReactNode };

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
