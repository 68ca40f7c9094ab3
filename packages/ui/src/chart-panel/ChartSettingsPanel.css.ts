import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

export const swatchColor = createVar();

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
/** Two short fields a row where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: vars.space.large,
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const palettes = style({ display: 'grid', gap: vars.space.xxsmall });
export const palette = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.control,
  paddingInline: vars.space.small,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-checked="true"]': { borderColor: vars.color.border.accent, background: vars.color.bg.selected },
  },
});
export const swatches = style({ display: 'flex', height: '14px', borderRadius: vars.radius.small, overflow: 'hidden' });
export const swatch = style({ flex: 1, background: swatchColor });
export const levels = style({ display: 'grid', gap: vars.space.xsmall });
export const level = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
});
export const levelName = style({ overflowWrap: 'anywhere' });
export const color = style({
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  padding: 0,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
});
