import { Ellipsis } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuContent, MenuTrigger } from '../menu/index.ts';
import { closing, neighbour, type CloseKind, type CloseRefusal } from './closing.ts';
import * as styles from './MultiTabBar.css.ts';
import { multiTabBarText } from './MultiTabBar.text.ts';
import { MultiTabBarTab, type PageTab } from './MultiTabBarTab.tsx';
import { MultiTabMenu } from './MultiTabMenu.tsx';
import { useTabFocus } from './useTabFocus.ts';

export type MultiTabBarProps = {
  /** The open pages, oldest first; at least one. */
  tabs: readonly PageTab[];
  /** The page in sight, by id. */
  active: string;
  /** A tab was clicked, or Enter or Space pressed on it; arrows only move the focus. */
  onActivate: (id: string) => void;
  /**
   * Closes pages: take them out of `tabs`, after a question where one is dirty. `next` is the page to show then; it
   * differs from `active` only when `active` closes.
   */
  onClose: (ids: readonly string[], next: string) => void;
  /** Nothing was closed. The words are in `multiTabBarRefusals`. */
  onRefused: (reason: CloseRefusal) => void;
  /** The id of the element that shows the open page; give it `role="tabpanel"`. */
  panelId?: string;
};

/**
 * The open pages of the portal as tabs. Arrows move, Enter opens, Delete closes.
 *
 * When not to use: for views of one object; use Tabs.
 */
export function MultiTabBar({ active, onActivate, onClose, onRefused, panelId, tabs }: MultiTabBarProps) {
  const text = useText(multiTabBarText);
  const ids = tabs.map((tab) => tab.id);
  const { focus, move, reachable, register, setFocused } = useTabFocus(ids, active);

  const close = (id: string, kind: CloseKind) => {
    const result = closing(ids, id, kind);
    if ('refused' in result) return onRefused(result.refused);
    // Closing others from a tab leads to that tab when the open page goes with them.
    const next = neighbour(ids, active, result.close) ?? id;
    onClose(result.close, result.close.includes(active) && !result.close.includes(id) ? id : next);
  };

  return (
    <div className={styles.bar}>
      <div aria-label={text.label} className={styles.list} role="tablist">
        {tabs.map((tab) => (
          <MultiTabBarTab
            active={tab.id === active}
            key={tab.id}
            onActivate={() => onActivate(tab.id)}
            onClose={(kind) => close(tab.id, kind)}
            onFocus={() => setFocused(tab.id)}
            onMove={(event) => {
              if (move(event, tab.id) || event.key !== 'Delete') return;
              const heir = neighbour(ids, tab.id, [tab.id]);
              close(tab.id, 'current');
              focus(heir);
            }}
            panelId={panelId}
            reachable={tab.id === reachable}
            ref={register(tab.id)}
            tab={tab}
          />
        ))}
      </div>
      <Menu>
        <MenuTrigger>
          <IconButton icon={<Ellipsis size={16} strokeWidth={1.5} />} label={text.actions} size="small" />
        </MenuTrigger>
        <MenuContent align="end">
          <MultiTabMenu onChoose={(kind) => close(active, kind)} />
        </MenuContent>
      </Menu>
    </div>
  );
}
