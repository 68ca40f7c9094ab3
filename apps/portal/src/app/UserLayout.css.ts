import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 1099px)';

export const frame = style({
  display: 'flex',
  minHeight: '100vh',
  background: vars.color.bg.surface,
  '@media': { [narrow]: { flexDirection: 'column' } },
});
export const art = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  width: '700px',
  background: `linear-gradient(160deg, ${vars.color.bg.accentSubtle}, ${vars.color.bg.page} 70%)`,
  '@media': {
    '(min-width: 1800px)': { width: '900px' },
    [narrow]: {
      width: 'auto',
      height: '208px',
      paddingBlockStart: '60px',
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
    },
    '(max-width: 1099px) and (max-height: 720px)': { height: '148px' },
  },
});
export const brand = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.small,
  margin: vars.space.xxlarge,
  color: vars.color.fg.default,
  fontSize: vars.text.section.size,
  fontWeight: vars.weight.strong,
  '@media': { [narrow]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, margin: vars.space.large } },
});
export const slogan = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.xxxlarge,
  paddingBlockStart: vars.space.large,
  '@media': { [narrow]: { display: 'none' } },
});
export const claim = style({
  fontSize: vars.text.figure.size,
  lineHeight: vars.text.figure.line,
  fontWeight: vars.weight.strong,
});
export const detail = style({
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  color: vars.color.fg.muted,
});
export const main = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  padding: vars.space.xxlarge,
  outline: 'none',
  // The line between both is here, so that the drawing has all of its width.
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  '@media': {
    [narrow]: {
      alignItems: 'flex-start',
      borderInlineStart: 'none',
      padding: `${vars.space.xlarge} ${vars.space.large}`,
    },
  },
});
