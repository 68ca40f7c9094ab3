import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Disclosure.css.ts';

export type DisclosureProps = Omit<NativeProps<'details'>, 'onToggle' | 'open'> & {
  /** What can be opened, in one line; it stays in sight. */
  summary: ReactNode;
  /** `row` fills its place, with lines between several; `quiet` for details beside the main thing. `row` by default. */
  variant?: 'row' | 'quiet';
  /** Set it to control it from outside. */
  open?: boolean;
  /** Open at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** A press on the summary, or the browser's search found something inside. */
  onOpenChange?: (open: boolean) => void;
  /** Draws the content only from the first opening on, for what is large. The browser's search does not find it before. */
  lazy?: boolean;
};

/**
 * A line that opens what belongs to it. Several with the same `name` are an accordion: opening one closes the others.
 *
 * When not to use: for what everybody has to read; for views of one thing use `Tabs`.
 */
export const Disclosure = withRef(function Disclosure({
  summary,
  variant,
  open: given,
  defaultOpen = false,
  onOpenChange,
  lazy = false,
  children,
  ...native
}: DisclosureProps) {
  const [open, change] = useControllable({ value: given, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const [drawn, setDrawn] = useState(open || !lazy);
  if (open && !drawn) setDrawn(true);
  return (
    <details
      {...native}
      className={styles.root({ variant })}
      onToggle={({ currentTarget, target }) => {
        // The browser opens what its search found, and closes the others of an accordion.
        if (target === currentTarget && currentTarget.open !== open) change(currentTarget.open);
      }}
      open={open}
    >
      <summary
        className={styles.summary({ variant })}
        onClick={(event) => {
          event.preventDefault();
          change(!open);
        }}
      >
        {summary}
        <ChevronDown aria-hidden className={styles.mark} size={16} strokeWidth={1.5} />
      </summary>
      {drawn && <div className={styles.content}>{children}</div>}
    </details>
  );
});
