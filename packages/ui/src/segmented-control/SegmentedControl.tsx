import { type KeyboardEvent, type ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import { inlineKey } from '../direction/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './SegmentedControl.css.ts';

export type SegmentedOption<Value extends string> = {
  readonly value: Value;
  /** One or two words; may end in a `Badge`. */
  readonly label: ReactNode;
  readonly disabled?: boolean;
};
export type SegmentedControlProps<Value extends string> = PassedOn<'div'> & {
  /** What is chosen, for screen readers. */
  label: string;
  /** Two to six, all in one row where there is room. */
  options: readonly SegmentedOption<Value>[];
  /** The pressed one; set it to control the part. */
  value?: Value;
  /** The pressed one at the start, when the caller does not control it; the first by default. */
  defaultValue?: Value;
  /** Another one was pressed. */
  onValueChange?: (value: Value) => void;
};

/** The button a key leads to; disabled ones are passed over, and the ends meet. */
function nextTo(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[inlineKey(event)];
  return to === undefined || at < 0 ? undefined : buttons.at(to % buttons.length);
}

/**
 * Chooses which kind of the same list is shown, at once.
 *
 * When not to use: in a form use `RadioGroup`; for views with their own content `Tabs`; for more than fits a row
 * `Select`.
 */
export const SegmentedControl = withRef(function SegmentedControl<Value extends string>({
  label,
  options,
  value: given,
  defaultValue = options[0]?.value,
  onValueChange,
  ...native
}: SegmentedControlProps<Value>) {
  const [value, change] = useControllable<Value | undefined, Value>({ value: given, defaultValue, onValueChange });
  const usable = options.filter(({ disabled }) => !disabled);
  const stop = usable.find((option) => option.value === value) ?? usable[0];
  return (
    // The arrows of its buttons come up to the group.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...native}
      aria-label={label}
      className={styles.group}
      onKeyDown={(event) => {
        const next = nextTo(event);
        if (!next) return;
        event.preventDefault();
        next.focus();
      }}
      role="group"
    >
      {options.map((option) => (
        <button
          aria-pressed={option.value === value}
          className={styles.segment}
          disabled={option.disabled}
          key={option.value}
          onClick={() => change(option.value)}
          tabIndex={option === stop ? 0 : -1}
          type="button"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
});
