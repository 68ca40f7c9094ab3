import { recipe, style, vars } from '../theme/index.ts';

export const root = recipe({
  base: { minWidth: 0 },
  variants: { variant: { row: { borderBlockStart: `1px solid ${vars.color.border.default}` }, quiet: {} } },
  defaultVariants: { variant: 'row' },
});
export const summary = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&:hover': { color: vars.color.fg.accent }, '&::-webkit-details-marker': { display: 'none' } },
  },
  variants: {
    variant: {
      row: { justifyContent: 'space-between', paddingBlock: vars.space.medium },
      quiet: {
        flexDirection: 'row-reverse',
        width: 'fit-content',
        paddingBlock: vars.space.xsmall,
        color: vars.color.fg.muted,
      },
    },
  },
  defaultVariants: { variant: 'row' },
});
export const mark = style({
  flexShrink: 0,
  color: vars.color.fg.subtle,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const content = style({ paddingBlockEnd: vars.space.medium, minWidth: 0 });
