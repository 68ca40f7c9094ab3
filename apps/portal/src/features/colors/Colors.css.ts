import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
export const palette = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small } },
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });
export const colors = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const color = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });
export const picker = style({
  flex: '0 0 auto',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: 'none',
});
export const code = style({ flex: '1 1 160px', minWidth: 0 });
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.xlarge,
  '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const preview = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '240px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border.default}`,
});
