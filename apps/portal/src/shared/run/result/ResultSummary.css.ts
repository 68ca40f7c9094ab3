import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const statement = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  paddingLeft: vars.space.large,
  borderLeft: `3px solid ${vars.color.border.focus}`,
});
export const headline = style({
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  fontWeight: vars.weight.strong,
  color: vars.color.fg.default,
  overflowWrap: 'anywhere',
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  margin: 0,
  paddingLeft: vars.space.large,
});
export const removed = style({ maxHeight: '320px', overflow: 'auto', marginTop: vars.space.small });
