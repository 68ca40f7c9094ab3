export { Menu, MenuContent, MenuTrigger } from './Menu.tsx';
export type { MenuContentProps, MenuProps, MenuTriggerProps } from './Menu.tsx';
export { content as menuContentStyle } from './Menu.css.ts';
export { MenuCheckItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './MenuChoice.tsx';
export type { MenuCheckItemProps, MenuRadioGroupProps, MenuRadioItemProps } from './MenuChoice.tsx';
export { MenuItem } from './MenuItem.tsx';
export type { MenuItemProps } from './MenuItem.tsx';
export { MenuKind } from './MenuKind.ts';
