import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const keeping = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.large });
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 260px', minWidth: 0 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const history = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const delay = style({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' });
export const checksum = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  maxWidth: '100%',
});
