import { Box, type BoxProps } from '../box/index.ts';
import { withRef } from '../react-range/index.ts';

export type ColumnsProps = Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap' | 'gap'> & {
  /** The gap between columns, one value or one a width of the view; `large` (16) by default. */
  space?: BoxProps['gap'];
  /** Narrower than this the columns stand one below another; `tablet` (768 px) by default. */
  collapseBelow?: 'tablet' | 'desktop';
};

const directions = {
  tablet: { mobile: 'column', tablet: 'row' },
  desktop: { mobile: 'column', desktop: 'row' },
} as const;

/**
 * Columns of chosen shares, one below another where there is no room. Its children are `Column`s.
 *
 * When not to use: for cells of equal width use `Grid`; for things as wide as their content `Inline`.
 */
export const Columns = withRef(function Columns({ space = 'large', collapseBelow = 'tablet', ...box }: ColumnsProps) {
  return <Box {...box} display="flex" flexDirection={directions[collapseBelow]} gap={space} />;
});
