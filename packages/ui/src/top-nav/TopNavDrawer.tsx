import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { isCurrent } from './isCurrent.ts';
import * as styles from './TopNav.css.ts';
import { topNavText } from './TopNav.text.ts';
import type { TopNavEntry } from './TopNavEntry.ts';

/**
 * The whole menu of a narrow screen. The native dialog keeps the focus inside, closes by Escape and gives the focus
 * back.
 */
export function TopNavDrawer({ current, entries }: { current: string; entries: readonly TopNavEntry[] }) {
  const text = useText(topNavText);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  return (
    <div className={styles.narrowOnly}>
      <IconButton
        icon={<Menu size={20} strokeWidth={1.5} />}
        label={text.openMenu}
        onClick={() => dialog.current?.showModal()}
      />
      <dialog aria-label={text.menu} className={styles.drawer} closedby="any" ref={dialog}>
        <div className={styles.drawerHead}>
          <IconButton icon={<X size={20} strokeWidth={1.5} />} label={text.closeMenu} onClick={close} />
        </div>
        <nav aria-label={text.menu}>
          <ul className={styles.drawerList} role="list">
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
        </nav>
      </dialog>
    </div>
  );
}
