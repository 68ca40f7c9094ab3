import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
});
export const search = style({ width: '240px', maxWidth: '100%' });
export const picker = style({ width: '260px', maxWidth: '100%' });
export const filterForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 240px) minmax(120px, 160px) minmax(120px, 200px) auto',
  alignItems: 'start',
  gap: vars.space.small,
  padding: vars.space.medium,
  background: vars.color.bg.subtle,
  borderRadius: vars.radius.card,
  '@media': { '(max-width: 767px)': { gridTemplateColumns: '1fr' } },
});
export const frame = style({ minWidth: 0 });
export const cell = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-missing]': { color: vars.color.fg.subtle } },
});
