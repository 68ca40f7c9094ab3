import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  minHeight: '100vh',
  padding: vars.space.xlarge,
  textAlign: 'center',
  outline: 'none',
});
export const icon = style({ color: vars.color.fg.accent });
export const title = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
  outline: 'none',
});
export const content = style({ maxWidth: '560px', whiteSpace: 'pre-line' });
