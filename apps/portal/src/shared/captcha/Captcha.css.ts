import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  gap: vars.space.small,
});
/** Picture codes are drawn dark on light, in dark themes too. */
export const picture = style({
  display: 'block',
  width: '120px',
  height: vars.size.controlLarge,
  borderRadius: vars.radius.control,
  background: vars.color.bg.inverse,
  selectors: { ':root:not([data-theme="dark"]) &': { background: vars.color.bg.subtle } },
});
