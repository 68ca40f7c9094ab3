export { sprinkles } from './Box.css.ts';
export { Box } from './Box.tsx';
export type { BoxProps, LayoutElement, SpaceProps } from './Box.tsx';
