import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { ModalLayer, useOpener } from '../overlay/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Drawer.css.ts';
import { drawerText } from './Drawer.text.ts';

export type DrawerProps = PassedOn<'div'> & {
  /** Whether it is shown; keep it in the address, so that the link opens it again. */
  open?: boolean;
  /** Open at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** Gets what the part asks for: `false` after Escape, an outside press or the close button. */
  onOpenChange?: (open: boolean) => void;
  /** The object's name. */
  title: ReactNode;
  /**
   * The edge it stands at: `end` beside a list, `start` for navigation, `bottom` for what needs the width. `end` by
   * default.
   */
  side?: 'end' | 'start' | 'bottom';
  /** 400 or 640 px wide, under 768 px the whole width; at the bottom half or most of the height. */
  size?: 'medium' | 'large';
  /** Buttons that stay visible at the end. */
  footer?: ReactNode;
  /** The scrolling middle. */
  children: ReactNode;
};

/**
 * Details of a thing at an edge of the view, with the list it came from still in sight.
 *
 * When not to use: for a short task use `Dialog`; for what deserves its own page, make one.
 */
export const Drawer = withRef(function Drawer({
  open: given,
  defaultOpen = false,
  onOpenChange,
  title,
  side = 'end',
  size = 'medium',
  footer,
  children,
  ...native
}: DrawerProps) {
  const text = useText(drawerText);
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const returnFocus = useOpener(open);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!open) return null;

  return (
    <ModalLayer
      {...native}
      className={styles.content}
      labelledBy={id}
      onClosed={returnFocus}
      onClose={() => setOpen(false)}
      onOpen={() => heading.current?.focus()}
      overlay={styles.overlay}
      states={{ 'data-side': side, 'data-size': size }}
    >
      <div className={styles.header}>
        <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          icon={<X aria-hidden size={16} strokeWidth={1.5} />}
          label={text.close}
          onClick={() => setOpen(false)}
          size="small"
        />
      </div>
      {/* Long details must scroll by keyboard even when nothing in them takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </ModalLayer>
  );
});
