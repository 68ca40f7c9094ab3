import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 767px)';
const crowded = '(max-width: 1279px)';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  height: vars.size.control,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
  color: vars.color.fg.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.border.strong, color: vars.color.fg.default },
  '@media': { [crowded]: { minWidth: vars.size.control, justifyContent: 'center' } },
});
/** Out of sight where the bar is full, but still the name of the button. */
export const word = style({
  '@media': {
    [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const keys = style({
  padding: `0 ${vars.space.xsmall}`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
  fontFamily: 'inherit',
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.subtle,
  '@media': { [crowded]: { display: 'none' } },
});
