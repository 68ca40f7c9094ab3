import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const sentence = style({ lineHeight: 2.6, overflowWrap: 'anywhere' });
export const mark = style({
  display: 'inline-flex',
  flexDirection: 'column',
  verticalAlign: 'top',
  marginInline: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.control,
  background: vars.color.bg.accentSubtle,
  color: vars.color.fg.default,
  lineHeight: vars.text.body.line,
  selectors: { '&[data-kind="unread"]': { background: vars.color.bg.warningSubtle } },
});
export const meaning = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const readings = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
