import { Box, type BoxProps } from '../box/index.ts';
import { withRef } from '../react-range/index.ts';

export type InlineProps = Omit<
  BoxProps,
  'alignItems' | 'display' | 'flexDirection' | 'flexWrap' | 'gap' | 'justifyContent'
> & {
  /** The gap between the children and between wrapped rows; `small` (8) by default. */
  space?: BoxProps['gap'];
  /** How the children line up vertically; `center` by default. */
  align?: BoxProps['alignItems'];
  /** Where the children stand along the row. */
  justify?: BoxProps['justifyContent'];
  /** Lets the row break; on by default, so that 320 px always works. */
  wrap?: boolean;
};

/** Sets its children side by side with the same gap. */
export const Inline = withRef(function Inline({
  space = 'small',
  align = 'center',
  justify,
  wrap = true,
  ...box
}: InlineProps) {
  return (
    <Box
      {...box}
      alignItems={align}
      display="flex"
      flexDirection="row"
      flexWrap={wrap ? 'wrap' : 'nowrap'}
      gap={space}
      justifyContent={justify}
    />
  );
});
