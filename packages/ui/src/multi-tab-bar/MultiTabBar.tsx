import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useControllable } from '../controllable/index.ts';
import { isRightToLeft } from '../direction/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { closing, nextInSight, type CloseKind, type CloseRefusal } from './closing.ts';
import * as styles from './MultiTabBar.css.ts';
import { multiTabBarText } from './MultiTabBar.text.ts';
import { MultiTabBarTab } from './MultiTabBarTab.tsx';
import { MultiTabMenu } from './MultiTabMenu.tsx';
import { MultiTabSearch } from './MultiTabSearch.tsx';
import { placed } from './ordering.ts';
import type { PageTab } from './PageTab.ts';
import type { Point } from './placePopover.ts';
import { useOverflowing } from './useOverflowing.ts';
import { useTabDrag } from './useTabDrag.ts';
import { useTabFocus } from './useTabFocus.ts';

export type MultiTabBarProps = PassedOn<'div'> & {
  /** The open pages in their order; at least one. */
  tabs: readonly PageTab[];
  /** The page in sight, by id; without it the part keeps it. */
  value?: string | undefined;
  /** The page in sight at the start, when the caller does not control it; the first by default. */
  defaultValue?: string;
  /** A tab was clicked, or Enter or Space pressed on it; arrows only move the focus. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Take these pages out of `tabs` and show `next`, which differs from `value` only when that page closes. */
  onClose: (ids: readonly string[], next: string) => void;
  /** Asked before pages with unsaved input close; they stay when it resolves to `false`. Without it nobody is asked. */
  confirmClose?: (dirty: readonly PageTab[]) => Promise<boolean>;
  /** Nothing was closed, for this reason. The words to show are in `multiTabBarRefusals`. */
  onRefuse?: (reason: CloseRefusal) => void;
  /** The new order, by dragging or by 左移 and 右移. Without it tabs stay where they are. */
  onReorder?: (ids: readonly string[]) => void;
  /** The id of the element that shows the page; give it `role="tabpanel"`. */
  panelId?: string;
};

/**
 * The open pages of the portal as tabs. Arrows move, Enter opens, Delete closes.
 *
 * The state and its rules are in `useTabs`; a page table of one's own works as well.
 *
 * When not to use: for views of one object; use `Tabs`.
 */
export const MultiTabBar = withRef(function MultiTabBar({
  confirmClose,
  onClose,
  onRefuse,
  onReorder,
  onValueChange,
  panelId,
  tabs,
  value: given,
  defaultValue,
  ...native
}: MultiTabBarProps) {
  const text = useText(multiTabBarText);
  const ids = tabs.map(({ id }) => id);
  const [value, put] = useControllable({
    value: given,
    defaultValue: defaultValue ?? ids[0] ?? '',
    onValueChange,
  });
  const [menu, setMenu] = useState<{ id: string; at: Point; turned: boolean } | null>(null);
  const opener = useRef<Element>(null);
  const [said, setSaid] = useState('');
  const { overflowing, row } = useOverflowing(tabs.length);
  const { focus, move, reachable, register, row: focusRow } = useTabFocus(ids, value, overflowing);
  const isTurned = () => isRightToLeft(row.current ?? document.documentElement);
  const titleOf = (id: string) => tabs.find((tab) => tab.id === id)?.title ?? '';

  const reorder =
    onReorder &&
    ((order: readonly string[], moved: string) => {
      if (order.join() === ids.join()) return;
      onReorder(order);
      setSaid(text.moved(titleOf(moved), order.indexOf(moved) + 1, order.length));
    });
  const drag = useTabDrag(ids, reorder);

  const close = async (id: string, kind: CloseKind) => {
    const result = closing(ids, id, kind);
    if ('refused' in result)
      return onRefuse?.(
        result.refused === 'last' ? 'last' : (result.refused === 'after') === isTurned() ? 'left' : 'right',
      );
    const dirty = tabs.filter((tab) => tab.dirty && result.close.includes(tab.id));
    if (confirmClose && dirty.length > 0) {
      if (!(await confirmClose(dirty))) return;
      // The question gives the focus back to the tab one task later; only then can the tab hand it on.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const next = nextInSight(ids, value, id, result.close);
    // A bar that keeps the place itself follows; the page that keeps it hears of it in `onClose`.
    if (given === undefined && next !== value) put(next);
    onClose(result.close, next);
  };
  const openMenu = (id: string, at: Point) => {
    opener.current = document.activeElement;
    setMenu({ id, at, turned: isTurned() });
  };
  const movesOf = (id: string) => {
    if (!reorder) return undefined;
    const at = ids.indexOf(id);
    const move = (by: 1 | -1) => () => reorder(placed(ids, id, at + by), id);
    return { before: at > 0 ? move(-1) : undefined, after: at < ids.length - 1 ? move(1) : undefined };
  };

  return (
    <div {...native} className={styles.bar}>
      <div aria-label={text.label} className={styles.list} ref={row} role="tablist" {...drag.row} {...focusRow}>
        {tabs.map((tab) => (
          <MultiTabBarTab
            drag={drag.tab(tab.id)}
            key={tab.id}
            onClose={() => void close(tab.id, 'current')}
            onKeyDown={(event) => {
              if (!move(event, tab.id) && event.key === 'Delete') void close(tab.id, 'current');
            }}
            onMenu={(at) => openMenu(tab.id, at)}
            onSelect={() => put(tab.id)}
            panelId={panelId}
            reachable={tab.id === reachable}
            ref={register(tab.id)}
            selected={tab.id === value}
            tab={tab}
          />
        ))}
      </div>
      {overflowing && (
        <MultiTabSearch
          onChoose={(id) => {
            put(id);
            focus(id);
          }}
          tabs={tabs}
          value={value}
        />
      )}
      <IconButton
        aria-expanded={menu !== null}
        aria-haspopup="menu"
        icon={<Ellipsis size={16} strokeWidth={1.5} />}
        label={text.actions}
        onClick={({ currentTarget }) => {
          const { bottom, right } = currentTarget.getBoundingClientRect();
          openMenu(value, { atEnd: true, x: right, y: bottom });
        }}
        size="small"
      />
      {menu && ids.includes(menu.id) && (
        <MultiTabMenu
          at={menu.at}
          moves={movesOf(menu.id)}
          onChoose={(kind) => void close(menu.id, kind)}
          onClose={(giveBack) => {
            setMenu(null);
            if (giveBack && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          title={titleOf(menu.id)}
          turned={menu.turned}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
});
