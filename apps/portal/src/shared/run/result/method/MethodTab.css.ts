import { vars } from '@panome/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

export const swatchColor = createVar();

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const prose = style({ maxWidth: '46em' });
export const swatch = style({
  width: '12px',
  height: '12px',
  flexShrink: 0,
  borderRadius: vars.radius.small,
  background: swatchColor,
});
export const sha = style({ overflowWrap: 'anywhere' });
