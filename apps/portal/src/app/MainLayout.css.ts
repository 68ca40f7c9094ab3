import { vars } from '@panome/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

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

/** How much the bar covers at the top of the window, and how much the bar and the tabs together. */
const barRoom = createVar();
const tabsRoom = createVar();
const covered = `calc(${barRoom} + ${tabsRoom})`;

export const top = style({});
/** A dark menu beside light content needs text colours of its own, too. */
export const dark = style({ color: vars.color.fg.default, background: vars.color.bg.surface });

/** Leaves room for the fixed bar. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  paddingBlockStart: vars.size.header,
  vars: { [barRoom]: vars.size.header, [tabsRoom]: '0px' },
  selectors: {
    '&[data-tabs]': { vars: { [tabsRoom]: vars.size.row } },
    '&[data-header="static"]': { paddingBlockStart: 0, vars: { [barRoom]: '0px' } },
    '&[data-header="aside"]': { vars: { [barRoom]: '0px' } },
  },
});
globalStyle(`${top} > header`, { transition: `translate ${vars.duration.normal} ${vars.easing.out}` });
globalStyle(`${frame}[data-header="static"] > ${top} > header`, { position: 'relative' });
globalStyle(`${frame}[data-header="aside"] > ${top} > header`, { translate: '0 -100%', boxShadow: 'none' });
// What gets the focus is scrolled to a place below the bar and the tabs, not behind them.
globalStyle(`:root:has(${frame})`, {
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.size.row} + ${vars.space.small})`,
});
export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.fg.default,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
export const tabs = style({
  position: 'sticky',
  insetBlockStart: barRoom,
  zIndex: vars.layer.sticky,
  background: vars.color.bg.surface,
  transition: `top ${vars.duration.normal} ${vars.easing.out}`,
});
export const notice = style({ padding: vars.space.small, borderBottom: `1px solid ${vars.color.border.default}` });
export const main = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none' });

const narrow = '(max-width: 767px)';
export const area = style({
  display: 'flex',
  flex: 1,
  alignItems: 'stretch',
  minWidth: 0,
  '@media': { [narrow]: { flexDirection: 'column' } },
});
/** As wide as the menu that is still loading, so that nothing moves when it appears. */
export const side = style({
  flexShrink: 0,
  width: vars.size.sider,
  background: vars.color.bg.surface,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  selectors: { '&[data-collapsed]': { width: vars.size.siderCollapsed } },
  '@media': {
    [narrow]: {
      width: 'auto',
      borderInlineEnd: 'none',
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
      selectors: { '&[data-collapsed]': { width: 'auto' } },
    },
    '(prefers-reduced-motion: no-preference)': { transition: `width ${vars.duration.normal} ${vars.easing.out}` },
  },
});
export const sideMenu = style({
  height: `calc(100vh - ${vars.size.header} - ${tabsRoom})`,
  '@media': { [narrow]: { height: 'auto' } },
});
globalStyle(`${frame}[data-side="fixed"] ${sideMenu}`, {
  position: 'sticky',
  insetBlockStart: covered,
  height: `calc(100vh - ${covered})`,
  '@media': { [narrow]: { position: 'static', height: 'auto' } },
});
export const content = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const outlet = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const page = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
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
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.large,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.bg.hover },
});
export const accountName = style({
  maxWidth: '120px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Out of sight, but still the name of the button.
  '@media': { '(max-width: 767px)': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
});
/** Pages that a wrong address is likely to have meant. */
export const near = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.large });
