export { Menu, MenuContent, MenuTrigger } from './Menu.tsx';
export type { MenuContentProps, MenuProps, MenuTriggerProps } from './Menu.tsx';
export { MenuCheckItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './MenuChoice.tsx';
export type { MenuCheckItemProps, MenuRadioGroupProps, MenuRadioItemProps } from './MenuChoice.tsx';
export { MenuItem } from './MenuItem.tsx';
export type { MenuItemProps } from './MenuItem.tsx';
export { MenuLayer } from './MenuLayer.tsx';
export { MenuSub } from './MenuSub.tsx';
export type { MenuSubProps } from './MenuSub.tsx';
