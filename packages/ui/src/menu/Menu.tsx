import { Slot } from 'radix-ui';
import {
  createContext,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useControllable } from '../controllable/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef, useLayoutEffect } from '../react-range/index.ts';
import { MenuLayer, type MenuFocus } from './MenuLayer.tsx';

type MenuState = {
  open: boolean;
  focus: MenuFocus;
  setOpen: (open: boolean, focus?: MenuFocus) => void;
  trigger: RefObject<HTMLElement | null>;
  id: string;
  /** The id of the list, which may bring its own. */
  contentId: string;
  setContentId: (id: string | undefined) => void;
};
const MenuContext = createContext<MenuState | null>(null);

/** @throws {Error} Outside a `Menu`. */
function useMenu(): MenuState {
  const state = useContext(MenuContext);
  if (!state) throw new Error('Menu parts must be inside <Menu>');
  return state;
}

export type MenuProps = {
  /** Set it to control the menu from outside. */
  open?: boolean;
  /** Open at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** A press on the trigger, Escape, a choice, or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /** One `MenuTrigger` and one `MenuContent`. */
  children: ReactNode;
};

/**
 * Acts behind one button: 更多, a user's name, a column's head.
 *
 * Arrows move, letters jump (in Chinese the first letters of the pinyin), Escape closes and gives the focus back.
 *
 * When not to use: to choose a value use `Select`; for site navigation use links; for three acts or fewer show the
 * buttons.
 */
export function Menu({ open: given, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const [open, change] = useControllable({ value: given, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const [focus, setFocus] = useState<MenuFocus>('menu');
  const trigger = useRef<HTMLElement>(null);
  const id = useId();
  const [contentId, setContentId] = useState<string>();
  const state = useMemo(() => {
    const setOpen = (next: boolean, where: MenuFocus = 'menu') => {
      setFocus(where);
      change(next);
    };
    return { open, focus, setOpen, trigger, id, contentId: contentId ?? id, setContentId };
  }, [open, focus, change, id, contentId]);
  return <MenuContext.Provider value={state}>{children}</MenuContext.Provider>;
}

export type MenuTriggerProps = {
  /** One `Button` or `IconButton`. */
  children: ReactElement;
};

const triggerId = (id: string) => `${id}-trigger`;

/** The button that opens the menu. */
export function MenuTrigger({ children }: MenuTriggerProps) {
  const { open, setOpen, trigger, id, contentId } = useMenu();
  const { id: own } = children.props as { id?: string };
  // Enter and Space arrive as a click without a pointer; then the first item has the focus.
  const handleClick = (event: MouseEvent) => setOpen(!open, event.detail === 0 ? 'first' : 'menu');
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true, event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <Slot.Root
      aria-controls={open ? contentId : undefined}
      aria-expanded={open}
      aria-haspopup="menu"
      data-state={open ? 'open' : 'closed'}
      id={own ?? triggerId(id)}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      ref={trigger}
    >
      {children}
    </Slot.Root>
  );
}

export type MenuContentProps = PassedOn<'div'> & {
  /** The edge of the button that the menu lines up with; `start` by default. */
  align?: 'start' | 'end';
  /** `MenuItem` and its siblings; nothing else can be reached by arrow keys. */
  children: ReactNode;
};

/** The list of items. */
export const MenuContent = withRef(function MenuContent({ align = 'start', children, ...native }: MenuContentProps) {
  const { open, focus, setOpen, trigger, id, contentId, setContentId } = useMenu();
  useLayoutEffect(() => setContentId(native.id), [native.id, setContentId]);
  if (!open) return null;
  const handleClose = (giveBack: boolean) => {
    if (giveBack) trigger.current?.focus();
    setOpen(false);
  };
  return (
    <MenuLayer
      {...native}
      align={align}
      anchor={() => trigger.current?.getBoundingClientRect()}
      focus={focus}
      id={contentId}
      label={{ 'aria-labelledby': triggerId(id) }}
      onClose={handleClose}
      owner={() => trigger.current}
    >
      {children}
    </MenuLayer>
  );
});
