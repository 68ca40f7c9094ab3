import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const player = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  borderRadius: vars.radius.card,
  background: vars.color.bg.subtle,
});
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  padding: 0,
  maxHeight: '420px',
  overflowY: 'auto',
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: vars.space.small,
  width: '100%',
  padding: vars.space.small,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.fg.default,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-current="true"]': { background: vars.color.bg.selected },
  },
});
export const time = style({ color: vars.color.fg.subtle, fontVariantNumeric: 'tabular-nums' });
