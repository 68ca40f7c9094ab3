import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.small,
  marginBlockEnd: vars.space.medium,
});
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: vars.space.medium,
});
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  height: '100%',
  padding: vars.space.medium,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-unavailable]': { background: vars.color.bg.subtle } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall, minWidth: 0 });
export const shape = style({ flex: 'none', selectors: { '[data-unavailable] > &': { opacity: 0.5 } } });
