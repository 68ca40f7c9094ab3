import { style, vars } from '../theme/index.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: vars.space.large, rowGap: vars.space.small });
export const total = style({ color: vars.color.fg.muted });
export const pages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxsmall });
export const page = style({
  minWidth: vars.size.controlSmall,
  height: vars.size.controlSmall,
  paddingInline: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-current]': { borderColor: vars.color.border.accent, color: vars.color.fg.accent, fontWeight: vars.weight.strong },
  },
});
export const gap = style({ minWidth: vars.size.controlSmall, color: vars.color.fg.subtle, textAlign: 'center' });
export const size = style({ minWidth: '112px' });
