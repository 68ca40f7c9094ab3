import { Ellipsis } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './Breadcrumb.css.ts';
import { breadcrumbText } from './Breadcrumb.text.ts';

/** The levels that have no room, as links under a button; the outermost first. */
export function BreadcrumbMore({ children }: { children: ReactNode }) {
  const text = useText(breadcrumbText);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the button and the links inside
    <div
      className={styles.more}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <IconButton
        aria-controls={listId}
        aria-expanded={open}
        icon={<Ellipsis size={16} strokeWidth={1.5} />}
        label={text.more}
        onClick={() => setOpen(!open)}
        ref={button}
        size="xsmall"
      />
      <ul className={styles.folded} hidden={!open} id={listId} role="list">
        {children}
      </ul>
    </div>
  );
}
