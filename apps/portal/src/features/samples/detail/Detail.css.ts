import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const findings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.large,
});
