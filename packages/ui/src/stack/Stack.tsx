import { Box, type BoxProps } from '../box/index.ts';
import { withRef } from '../react-range/index.ts';

export type StackProps = Omit<
  BoxProps,
  'alignItems' | 'display' | 'flexDirection' | 'flexWrap' | 'gap' | 'justifyContent'
> & {
  /** The gap between the children; `large` (16) by default, the rhythm within a group. */
  space?: BoxProps['gap'];
  /** Where the children stand across; they fill the width by default. */
  align?: BoxProps['alignItems'];
};

/** Sets its children one below another with the same gap. */
export const Stack = withRef(function Stack({ space = 'large', align, ...box }: StackProps) {
  return <Box {...box} alignItems={align} display="flex" flexDirection="column" gap={space} />;
});
