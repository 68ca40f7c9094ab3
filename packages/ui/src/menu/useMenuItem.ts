import type { KeyboardEvent, PointerEvent } from 'react';
import * as styles from './Menu.css.ts';
import { useMenuLevel } from './MenuLevel.ts';

type MenuItemBehaviour = {
  /** What a press does. */
  onPress: () => void;
  /** The menu stays open afterwards. */
  stays?: boolean;
  /** Out of reach of keys and pointer. */
  disabled?: boolean;
};

/** What every item of a menu has in common: look, pointer, Enter and Space. */
export function useMenuItem({ disabled = false, onPress, stays = false }: MenuItemBehaviour) {
  const level = useMenuLevel();
  return {
    className: styles.item,
    tabIndex: -1,
    ...(disabled && { 'aria-disabled': true, 'data-disabled': '' }),
    onClick: () => {
      if (disabled) return;
      // First, so that what opens next finds the focus on the button of the menu.
      if (!stays) level.close();
      onPress();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.currentTarget.click();
    },
    onPointerMove: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (!disabled && pointerType !== 'touch') level.point(currentTarget);
    },
  };
}
