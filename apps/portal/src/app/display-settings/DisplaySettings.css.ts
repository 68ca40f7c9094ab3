import { vars } from '@panome/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

export const color = createVar();

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  border: 'none',
});
export const swatches = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const swatch = style({
  width: vars.size.control,
  height: vars.size.control,
  border: `2px solid ${vars.color.bg.surface}`,
  borderRadius: vars.radius.full,
  background: color,
  boxShadow: `0 0 0 1px ${vars.color.border.strong}`,
  selectors: { '&[aria-pressed="true"]': { boxShadow: `0 0 0 3px ${vars.color.border.focus}` } },
});
export const picker = style({
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
});
