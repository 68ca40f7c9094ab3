import { DropdownMenu, type ContextMenu } from 'radix-ui';
import { createContext, use } from 'react';

type Kind = 'Item' | 'CheckboxItem' | 'RadioGroup' | 'RadioItem' | 'Label' | 'Separator' | 'ItemIndicator';
/** The Radix parts that the items draw: the two menus have the same ones under different contexts. */
export type MenuPrimitives = Pick<typeof DropdownMenu, Kind> | Pick<typeof ContextMenu, Kind>;

export const MenuKind = createContext<MenuPrimitives>(DropdownMenu);

/** The parts of the menu around. */
export const useMenuParts = () => use(MenuKind) as Pick<typeof DropdownMenu, Kind>;
