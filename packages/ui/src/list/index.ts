export { List } from './List.tsx';
export type { ListProps } from './List.tsx';
export { ListItem } from './ListItem.tsx';
export type { ListItemProps } from './ListItem.tsx';
