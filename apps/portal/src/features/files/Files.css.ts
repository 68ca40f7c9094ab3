import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, minWidth: 0 });
export const nameWords = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const surface = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minHeight: '420px',
});
export const drop = style({
  position: 'absolute',
  inset: `calc(-1 * ${vars.space.small})`,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  color: vars.color.fg.accent,
  fontSize: vars.text.section.size,
  background: vars.color.bg.accentSubtle,
  border: `2px dashed ${vars.color.border.focus}`,
  borderRadius: vars.radius.card,
  opacity: 0.96,
  pointerEvents: 'none',
});
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  '@media': { [phone]: { flex: '1 1 100%' } },
});
export const quota = style({ width: '240px', '@media': { [phone]: { flex: 1, width: 'auto', minWidth: 0 } } });
export const quotaButton = style({
  display: 'block',
  width: '100%',
  padding: vars.space.xsmall,
  textAlign: 'start',
  fontSize: vars.text.secondary.size,
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.bg.hover },
});
export const quotaBox = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  width: 'min(320px, 80vw)',
});
export const folders = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '240px',
  maxHeight: '50vh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
});
export const folder = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  padding: `${vars.space.small} ${vars.space.medium}`,
  textAlign: 'start',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.bg.hover },
    '&:disabled': { color: vars.color.fg.subtle, cursor: 'not-allowed' },
  },
});
export const none = style({ padding: vars.space.large, color: vars.color.fg.subtle });
export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxsmall });
export const taken = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
export const takenNames = style({ margin: 0, paddingInlineStart: vars.space.xlarge, overflowWrap: 'anywhere' });
export const takenAnswers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const usage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  maxHeight: '320px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const usageHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: vars.size.controlSmall,
});
export const usageFolder = style({
  display: 'block',
  width: '100%',
  padding: vars.space.xsmall,
  textAlign: 'start',
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.bg.hover },
});
export const usageOwn = style({ padding: vars.space.xsmall });
