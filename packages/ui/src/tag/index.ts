export { Tag } from './Tag.tsx';
export type { TagProps } from './Tag.tsx';
export type { CategoryColor } from './Tag.tsx';
