import { vars } from '@panome/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  zIndex: vars.layer.tooltip,
  padding: `${vars.space.small} ${vars.space.large}`,
  background: vars.color.bg.raised,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.popover,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

/** Leaves the room of the fixed bar. */
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh', paddingBlockStart: vars.size.header });
// What takes the focus comes to lie below the bar and the tabs.
globalStyle(`:root:has(${frame})`, { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.size.row} + ${vars.space.small})` });
export const logo = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, color: vars.color.fg.default, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });
export const tabs = style({ position: 'sticky', insetBlockStart: vars.size.header, zIndex: vars.layer.sticky, background: vars.color.bg.surface, borderBottom: `1px solid ${vars.color.border.default}` });
export const notice = style({ padding: vars.space.small, borderBottom: `1px solid ${vars.color.border.default}` });
export const main = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none' });

export const centre = style({ display: 'flex', flex: 1, alignItems: 'stretch', minWidth: 0, '@media': { '(max-width: 767px)': { flexDirection: 'column' } } });
export const side = style({
  flexShrink: 0,
  background: vars.color.bg.surface,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  '@media': { '(max-width: 767px)': { borderInlineEnd: 'none', borderBottom: `1px solid ${vars.color.border.default}` } },
});
export const stickySide = style({ position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.size.row})`, height: `calc(100vh - ${vars.size.header} - ${vars.size.row})`, '@media': { '(max-width: 767px)': { position: 'static', height: 'auto' } } });
export const content = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const page = style({ flex: 1, minWidth: 0 });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.large,
  justifyContent: 'center',
  padding: vars.space.large,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.subtle,
});
export const user = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
/** The count of the badge reaches into the gap. */
export const account = style({ display: 'flex', alignItems: 'center', gap: vars.space.large, padding: vars.space.xsmall, borderRadius: vars.radius.control, ':hover': { background: vars.color.bg.hover } });
export const accountName = style({
  maxWidth: '120px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Out of sight, but still the name of the button.
  '@media': { '(max-width: 767px)': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
});
