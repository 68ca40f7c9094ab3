import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.large,
  minHeight: '100vh',
  padding: vars.space.large,
  textAlign: 'center',
});
export const title = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
});
