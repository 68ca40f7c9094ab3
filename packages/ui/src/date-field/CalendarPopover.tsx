import { CalendarDays, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { controlStyles } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './DateField.css.ts';
import { dateFieldText } from './DateField.text.ts';

export type CalendarPopoverProps = {
  /** Whether the box is open. */
  open: boolean;
  /** Called when it shall open or close. */
  onOpenChange: (open: boolean) => void;
  /** The name of what opens. */
  label: string;
  /** Neither typed nor chosen. */
  disabled: boolean;
  /** What is typed is no date that may be chosen. */
  invalid: boolean;
  /** Empties the field; without it there is no button. */
  onClear: (() => void) | undefined;
  /** The text fields that stand in the frame. */
  inputs: ReactNode;
  /** What the box holds; the focus goes to its day. */
  children: ReactNode;
};

/** The frame of a field for days: text, a button that empties it, a button that opens the calendar. */
export function CalendarPopover({ open, onOpenChange, label, disabled, invalid, onClear, inputs, children }: CalendarPopoverProps) {
  const text = useText(dateFieldText);
  return (
    <Popover.Root onOpenChange={onOpenChange} open={open}>
      <Popover.Anchor asChild>
        <div className={controlStyles.frame()} data-disabled={disabled ? '' : undefined} data-invalid={invalid ? '' : undefined} data-state={open ? 'open' : 'closed'}>
          {inputs}
          {onClear && (
            <IconButton
              icon={<X size={14} strokeWidth={1.5} />}
              label={text.clear}
              onClick={(event) => {
                // The button goes with what it empties; the focus goes on in the field.
                event.currentTarget.parentElement?.querySelector('input')?.focus();
                onClear();
              }}
              size="xsmall"
            />
          )}
          <Popover.Trigger asChild>
            <IconButton disabled={disabled} icon={<CalendarDays size={16} strokeWidth={1.5} />} label={text.choose} size="xsmall" />
          </Popover.Trigger>
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="start"
          aria-label={label}
          className={styles.content}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof Element) event.target.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
          }}
          sideOffset={4}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
