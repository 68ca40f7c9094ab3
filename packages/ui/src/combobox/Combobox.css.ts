import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

/** How many rows the list has, and which of them one is. */
export const rows = createVar();
export const place = createVar();

export const space = style({ position: 'relative', height: `calc(${rows} * ${vars.size.control})` });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${place} * ${vars.size.control})`,
  height: vars.size.control,
});
export const words = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.small,
  minWidth: 0,
  whiteSpace: 'nowrap',
});
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
});
export const nothing = style({ color: vars.color.fg.default, overflowWrap: 'anywhere' });
/** The box of an option where several may be chosen. */
export const tick = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.bg.surface,
  color: vars.color.fg.onAccent,
  selectors: {
    '&[data-ticked]': { background: vars.color.bg.accent, borderColor: vars.color.bg.accent },
    '[data-disabled] &': { background: 'transparent', borderColor: vars.color.border.default },
    '[data-disabled] &[data-ticked]': { background: vars.color.bg.track, color: vars.color.fg.disabled },
  },
});
