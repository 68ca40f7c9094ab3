import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../locale/index.ts';
import { isCurrent } from './isCurrent.ts';
import * as styles from './TopNav.css.ts';
import { topNavText } from './TopNav.text.ts';
import type { TopNavEntry } from './TopNavEntry.ts';
import { useDisclosure } from './useDisclosure.ts';

/** The entries that do not fit, as a list of links under a button. */
export function TopNavMore({ current, entries }: { current: string; entries: readonly TopNavEntry[] }) {
  const text = useText(topNavText);
  const listId = useId();
  const { area, button, close, open, toggle } = useDisclosure();
  const holdsCurrent = entries.some((entry) => isCurrent(entry.href, current));

  return (
    <div className={styles.more} {...area}>
      <button
        aria-controls={listId}
        aria-expanded={open}
        className={styles.entry}
        data-current={holdsCurrent || undefined}
        onClick={toggle}
        ref={button}
        type="button"
      >
        {text.more}
        <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
      </button>
      <ul className={styles.moreList} hidden={!open} id={listId} role="list">
        {entries.map((entry) => (
          <li key={entry.href}>
            <a
              aria-current={isCurrent(entry.href, current) ? 'page' : undefined}
              className={styles.listLink}
              href={entry.href}
              onClick={close}
            >
              {entry.icon}
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
