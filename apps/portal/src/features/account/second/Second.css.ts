import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** The code beside its key; below each other on a phone. */
export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.large,
});
export const qr = style({
  width: '176px',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.default}`,
});
export const key = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, overflowWrap: 'anywhere' });
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.large,
  minWidth: '240px',
  maxWidth: '400px',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: vars.space.small,
  maxWidth: '400px',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
