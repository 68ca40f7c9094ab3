import { Slot } from 'radix-ui';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, type TouchEvent } from 'react';
import { useText } from '../locale/index.ts';
import { MenuLayer } from '../menu/index.ts';
import { contextMenuText } from './ContextMenu.text.ts';
import { useLongPress } from './useLongPress.ts';

export type ContextMenuProps = {
  /** `MenuItem`s and the other parts of `Menu`. */
  items: ReactNode;
  /** A right press, Shift+F10 or the menu key; `false` when it closes. */
  onOpenChange?: (open: boolean) => void;
  /** What the menu is about, for screen readers, e.g. the name of the row; 快捷菜单 by default. */
  label?: string;
  /** The one element that the menu belongs to; it or something in it takes the focus. */
  children: ReactElement;
};

type Opened = { left: number; top: number; byKey: boolean };

/**
 * The acts of the thing under the pointer, by right click, long press, Shift+F10 or the menu key.
 *
 * When not to use: as the only way to an act; give the same items to a 更多 `Menu`.
 */
export function ContextMenu({ items, onOpenChange, label, children }: ContextMenuProps) {
  const text = useText(contextMenuText);
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<Element | null>(null);

  const open = (next: Opened) => {
    opener.current = document.activeElement;
    setOpened(next);
    onOpenChange?.(true);
  };
  const press = useLongPress(({ x, y }) => open({ left: x, top: y, byKey: false }));
  const handleContextMenu = (event: MouseEvent) => {
    // One inside another answers for itself.
    if (event.defaultPrevented) return;
    event.preventDefault();
    // The menu key says nothing about a place, or a corner of the view.
    const byKey = event.button !== 2 && event.clientX === 0 && event.clientY === 0;
    if (!byKey || !(event.target instanceof Element)) return open({ left: event.clientX, top: event.clientY, byKey });
    const { left, bottom } = event.target.getBoundingClientRect();
    open({ left, top: bottom, byKey });
  };
  // Browsers on a Mac send no contextmenu event for Shift+F10, and elsewhere the place is that of the focus anyway.
  const handleKeyDown = (event: KeyboardEvent) => {
    const asked = (event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu';
    if (!asked || event.defaultPrevented || !(event.target instanceof Element)) return;
    event.preventDefault();
    const { left, bottom } = event.target.getBoundingClientRect();
    open({ left, top: bottom, byKey: true });
  };
  const handleClose = (giveBack: boolean) => {
    if (giveBack && opener.current instanceof HTMLElement) opener.current.focus();
    setOpened(null);
    onOpenChange?.(false);
  };

  return (
    <>
      <Slot.Root
        data-state={opened ? 'open' : 'closed'}
        onContextMenu={handleContextMenu}
        onKeyDown={handleKeyDown}
        onTouchCancel={press.end}
        onTouchEnd={press.end}
        onTouchMove={press.end}
        onTouchStart={(event: TouchEvent) => press.begin(event)}
      >
        {children}
      </Slot.Root>
      {opened && (
        <MenuLayer
          anchor={() => new DOMRect(opened.left, opened.top)}
          focus={opened.byKey ? 'first' : 'menu'}
          gap={2}
          key={`${opened.left} ${opened.top}`}
          label={{ 'aria-label': label ?? text.label }}
          onClose={handleClose}
        >
          {items}
        </MenuLayer>
      )}
    </>
  );
}
