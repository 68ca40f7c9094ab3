import { X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { ContextMenu } from '../context-menu/index.ts';
import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { CloseKind } from './closing.ts';
import * as styles from './MultiTabBar.css.ts';
import { multiTabBarText } from './MultiTabBar.text.ts';
import { MultiTabMenu } from './MultiTabMenu.tsx';

/** One open page. */
export type PageTab = {
  id: string;
  title: string;
  /** The page holds input that is not saved; a dot and a word say so. */
  dirty?: boolean;
};

type MultiTabBarTabProps = {
  tab: PageTab;
  active: boolean;
  /** Whether Tab reaches this one: one tab of the bar at a time. */
  reachable: boolean;
  panelId: string | undefined;
  onActivate: () => void;
  onClose: (kind: CloseKind) => void;
  onFocus: () => void;
  onMove: (event: KeyboardEvent) => void;
  ref: Ref<HTMLButtonElement>;
};

/** One tab with its context menu. The cross is for the pointer only: inside a tab nothing else may take the focus, and Delete does the same. */
export function MultiTabBarTab({ active, onActivate, onClose, onFocus, onMove, panelId, reachable, ref, tab }: MultiTabBarTabProps) {
  const text = useText(multiTabBarText);
  return (
    <ContextMenu items={<MultiTabMenu onChoose={onClose} />}>
      <button
        aria-controls={active ? panelId : undefined}
        aria-selected={active}
        className={styles.tab}
        onAuxClick={(event) => {
          if (event.button === 1) onClose('current');
        }}
        onClick={onActivate}
        onFocus={onFocus}
        onKeyDown={onMove}
        // The middle button would start scrolling instead.
        onMouseDown={(event) => {
          if (event.button === 1) event.preventDefault();
        }}
        ref={ref}
        role="tab"
        tabIndex={reachable ? 0 : -1}
        title={tab.title}
        type="button"
      >
        <span className={styles.title}>{tab.title}</span>
        {tab.dirty && (
          <span className={styles.dirty}>
            <VisuallyHidden>{text.unsaved}</VisuallyHidden>
          </span>
        )}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Delete and the menu are the ways of the keyboard */}
        <span
          aria-hidden
          className={styles.cross}
          onClick={(event) => {
            event.stopPropagation();
            onClose('current');
          }}
        >
          <X size={14} strokeWidth={1.5} />
        </span>
      </button>
    </ContextMenu>
  );
}
