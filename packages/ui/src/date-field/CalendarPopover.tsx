import { CalendarDays, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { controlStyles } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { CalendarLayer } from './CalendarLayer.tsx';
import { dateFieldText } from './DateField.text.ts';

export type CalendarPopoverProps = {
  /** Whether the calendar is shown. */
  open: boolean;
  /** A press on the button, Escape, a press anywhere else, or the focus went on. */
  onOpenChange: (open: boolean) => void;
  /** The name of what opens. */
  label: string;
  /** Nothing can be typed or opened. */
  disabled: boolean;
  /** What stands in the field is refused. */
  invalid: boolean;
  /** Empties the field; without it there is no button. */
  onClear: (() => void) | undefined;
  /** The text fields that stand in the frame. */
  inputs: ReactNode;
  /** What the box holds; the focus goes to its day. */
  children: ReactNode;
};

/** The frame of a field for days: text, a button that empties it, a button that opens the calendar. */
export function CalendarPopover({
  open,
  onOpenChange,
  label,
  disabled,
  invalid,
  onClear,
  inputs,
  children,
}: CalendarPopoverProps) {
  const text = useText(dateFieldText);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        className={controlStyles.frame()}
        data-disabled={disabled ? '' : undefined}
        data-invalid={invalid ? '' : undefined}
        data-state={open ? 'open' : 'closed'}
        ref={frame}
      >
        {inputs}
        {onClear && (
          <IconButton
            icon={<X size={14} strokeWidth={1.5} />}
            label={text.clear}
            onClick={() => {
              // The button goes with what it empties; the focus goes on in the field.
              frame.current?.querySelector('input')?.focus();
              onClear();
            }}
            size="xsmall"
          />
        )}
        <IconButton
          aria-expanded={open}
          aria-haspopup="dialog"
          data-state={open ? 'open' : 'closed'}
          disabled={disabled}
          icon={<CalendarDays size={16} strokeWidth={1.5} />}
          label={text.choose}
          onClick={() => onOpenChange(!open)}
          size="xsmall"
        />
      </div>
      {open && (
        <CalendarLayer frame={frame} label={label} onClose={() => onOpenChange(false)}>
          {children}
        </CalendarLayer>
      )}
    </>
  );
}
