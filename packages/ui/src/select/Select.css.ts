import { style, vars } from '../theme/index.ts';

export const value = style({
  flexGrow: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-placeholder]:not([data-disabled]) > &': { color: vars.color.fg.subtle } },
});
export const arrow = style({ flexShrink: 0, color: vars.color.fg.subtle });
export const trigger = style({ cursor: 'pointer' });
