import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.default}`,
  borderInlineStart: `3px solid ${vars.color.border.accent}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  listStyle: 'none',
  padding: 0,
});
export const list = style({ paddingInlineStart: vars.space.large });
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xlarge, minWidth: 0 });
