import { vars } from '@panome/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

export const color = createVar();
export const swatches = style({
  display: 'flex',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border.default}`,
});
export const small = style({ flex: '0 0 96px', minHeight: vars.space.large });
export const swatch = style({ flex: '1 1 0', background: color });
export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small });
