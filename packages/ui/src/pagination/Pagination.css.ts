import { style, vars } from '../theme/index.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
});
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
    '&[aria-current]': {
      borderColor: vars.color.border.accent,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
  },
});
export const gap = style({ minWidth: vars.size.controlSmall, color: vars.color.fg.subtle, textAlign: 'center' });
const room = `calc(${vars.size.iconSmall} + ${vars.space.small})`;
export const size = style({ width: 'auto', minWidth: '112px' });
/** Reaches under the arrow, so that a press on it opens the list. */
export const select = style({
  marginInlineEnd: `calc(-1 * ${room})`,
  paddingInlineEnd: room,
  appearance: 'none',
  cursor: 'pointer',
});
export const option = style({ background: vars.color.bg.surface, color: vars.color.fg.default });
export const arrow = style({ flexShrink: 0, color: vars.color.fg.subtle, pointerEvents: 'none' });
