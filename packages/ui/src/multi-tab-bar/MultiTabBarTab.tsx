import { X } from 'lucide-react';
import type { KeyboardEvent, PointerEventHandler, Ref } from 'react';
import { useText } from '../locale/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './MultiTabBar.css.ts';
import { multiTabBarText } from './MultiTabBar.text.ts';
import type { PageTab } from './PageTab.ts';
import type { Point } from './placePopover.ts';

type MultiTabBarTabProps = {
  tab: PageTab;
  selected: boolean;
  /** Whether Tab reaches this one: one tab of the bar at a time. */
  reachable: boolean;
  panelId: string | undefined;
  onSelect: () => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMenu: (at: Point) => void;
  /** How a drag shows on it, and what begins one. */
  drag: {
    'data-dragging'?: true | undefined;
    'data-drop'?: 'before' | 'after' | undefined;
    onPointerDown?: PointerEventHandler;
  };
  ref: Ref<HTMLButtonElement>;
};

const asksForMenu = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/**
 * One tab. The cross is for the pointer only: inside a tab nothing else may take the focus, and Delete does the same.
 */
export const MultiTabBarTab = withRef(function MultiTabBarTab({
  drag,
  onClose,
  onKeyDown,
  onMenu,
  onSelect,
  panelId,
  reachable,
  ref,
  selected,
  tab,
}: MultiTabBarTabProps) {
  const text = useText(multiTabBarText);
  return (
    <button
      {...drag}
      aria-controls={selected ? panelId : undefined}
      aria-selected={selected}
      className={styles.tab}
      data-tab={tab.id}
      onAuxClick={(event) => {
        if (event.button === 1) onClose();
      }}
      onClick={onSelect}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY });
      }}
      onKeyDown={(event) => {
        if (!asksForMenu(event)) return onKeyDown(event);
        event.preventDefault();
        const { bottom, left } = event.currentTarget.getBoundingClientRect();
        onMenu({ x: left, y: bottom });
      }}
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
          onClose();
        }}
        // Nothing is dragged by its cross.
        onPointerDown={(event) => event.stopPropagation()}
      >
        <X size={14} strokeWidth={1.5} />
      </span>
    </button>
  );
});
