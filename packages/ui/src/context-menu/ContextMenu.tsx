import { ContextMenu as Primitive } from 'radix-ui';
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { menuContentStyle, MenuKind } from '../menu/index.ts';

export type ContextMenuProps = {
  /** `MenuItem`s and the other parts of `Menu`. */
  items: ReactNode;
  /** A right press, Shift+F10 or the menu key; `false` when it closes. */
  onOpenChange?: (open: boolean) => void;
  /** The one element that the menu belongs to; it or something in it takes the focus. */
  children: ReactElement;
};

/**
 * The acts of the thing under the pointer, by right click, long press, Shift+F10 or the menu key.
 *
 * When not to use: as the only way to an act; give the same items to a 更多 `Menu`.
 */
export function ContextMenu({ items, onOpenChange, children }: ContextMenuProps) {
  const opener = useRef<Element | null>(null);
  // Browsers on a Mac send no contextmenu event for Shift+F10.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.shiftKey || !(event.target instanceof Element)) return;
    event.preventDefault();
    const { left, bottom } = event.target.getBoundingClientRect();
    event.target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 8, clientY: bottom }));
  };
  return (
    <Primitive.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild onContextMenu={() => (opener.current = document.activeElement)} onKeyDown={handleKeyDown}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={menuContentStyle}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          {/* Around the items only: a `Menu` inside the trigger stays one of its own kind. */}
          <MenuKind value={Primitive}>{items}</MenuKind>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
