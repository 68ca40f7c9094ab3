import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, useImperativeHandle } from 'react';
import { inlineKey } from '../direction/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Menu.css.ts';
import { MenuLayer, type MenuFocus } from './MenuLayer.tsx';
import { useMenuLevel } from './MenuLevel.ts';
import { useMenuItem } from './useMenuItem.ts';

export type MenuSubProps = PassedOn<'div'> & {
  /** What the items have in common, e.g. 移到组. */
  label: ReactNode;
  /** A 16 px icon. Give it to all items or to none. */
  icon?: ReactNode;
  /** Nothing in it can be chosen now. */
  disabled?: boolean;
  /** The items of the submenu. */
  children: ReactNode;
};

const openAfter = 150;

/** An item that opens more items beside it: by →, Enter, a press or resting on it; ← and Escape lead back. */
export const MenuSub = withRef(function MenuSub({
  label,
  icon,
  disabled = false,
  children,
  ref,
  ...native
}: MenuSubProps) {
  const id = useId();
  const itemId = native.id ?? `${id}-item`;
  const level = useMenuLevel();
  const item = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => item.current!);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<MenuFocus | false>(false);
  const behaviour = useMenuItem({ disabled, stays: true, onPress: () => setOpen('first') });
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = (giveBack: boolean) => {
    if (giveBack) item.current?.focus();
    setOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (inlineKey(event) !== 'ArrowRight' || disabled) return behaviour.onKeyDown(event);
    event.preventDefault();
    setOpen('first');
  };
  return (
    <>
      <div
        {...native}
        {...behaviour}
        aria-controls={open ? id : undefined}
        aria-expanded={open !== false}
        aria-haspopup="menu"
        data-open={open ? '' : undefined}
        id={itemId}
        onKeyDown={handleKeyDown}
        onPointerEnter={({ pointerType }) => {
          clearTimeout(timer.current);
          if (!disabled && pointerType !== 'touch')
            timer.current = setTimeout(() => setOpen((now) => now || 'menu'), openAfter);
        }}
        onPointerLeave={() => clearTimeout(timer.current)}
        ref={item}
        role="menuitem"
        tabIndex={-1}
      >
        {icon && (
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
        )}
        <span className={styles.words}>{label}</span>
        <ChevronRight aria-hidden className={styles.more} size={16} strokeWidth={1.5} />
      </div>
      {open && (
        <MenuLayer
          align="start"
          anchor={() => item.current?.getBoundingClientRect()}
          focus={open}
          gap={0}
          id={id}
          label={{ 'aria-labelledby': itemId }}
          onClose={close}
          onCloseAll={level.close}
          onPointerEnter={level.stay}
          owner={() => item.current}
          side="right"
        >
          {children}
        </MenuLayer>
      )}
    </>
  );
});
