import { Fragment, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as styles from './MultiTabBar.css.ts';
import { placePopover, type Point } from './placePopover.ts';

export type MultiTabMenuItem = { label: string; shortcut?: string; disabled?: boolean; startsGroup?: boolean; onSelect: () => void };

type MultiTabMenuProps = { at: Point; label: string; items: readonly MultiTabMenuItem[]; onClose: () => void };

/** Where a key leads in the menu; a letter goes to the next item that begins with it. */
function target(key: string, at: number, items: readonly MultiTabMenuItem[]): number | undefined {
  const count = items.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const found = key.length === 1 ? [...items.slice(at + 1), ...items.slice(0, at)].find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase())) : undefined;
  return found && items.indexOf(found);
}

/**
 * The one menu of the bar, under the pointer or below the … button.
 *
 * Not `ContextMenu`: a bar stands on every page, and the platform's popover spares it the 25 kB of a positioning engine.
 */
export function MultiTabMenu({ at, items, label, onClose }: MultiTabMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [highlighted, setHighlighted] = useState(0);

  useLayoutEffect(() => {
    if (menu.current) placePopover(menu.current, at);
  }, [at]);
  useLayoutEffect(() => {
    menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[highlighted]?.focus();
  }, [at, highlighted]);

  const hide = () => menu.current?.hidePopover();
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, highlighted, items);
    if (next !== undefined) setHighlighted(next);
    else if (event.key === 'Escape' || event.key === 'Tab') hide();
    else return;
    event.preventDefault();
  };
  return (
    <div
      aria-label={label}
      className={styles.menu}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={handleKeyDown}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      popover="auto"
      ref={menu}
      role="menu"
      tabIndex={-1}
    >
      {items.map((item, index) => (
        <Fragment key={item.label}>
          {item.startsGroup && <hr className={styles.menuLine} />}
          <button
            aria-disabled={item.disabled || undefined}
            className={styles.menuItem}
            data-highlighted={index === highlighted || undefined}
            onClick={() => {
              if (item.disabled) return;
              // Gives the focus back to the tab first: what the choice does may take it elsewhere.
              hide();
              item.onSelect();
            }}
            onPointerMove={() => setHighlighted(index)}
            role="menuitem"
            tabIndex={-1}
            type="button"
          >
            <span className={styles.menuWords}>{item.label}</span>
            {item.shortcut && <kbd className={styles.shortcut}>{item.shortcut}</kbd>}
          </button>
        </Fragment>
      ))}
    </div>
  );
}
