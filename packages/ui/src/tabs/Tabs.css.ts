import { style, vars } from '../theme/index.ts';

const line = vars.space.xxsmall;

export const root = style({
  minWidth: 0,
  selectors: { '&[data-orientation="vertical"]': { display: 'flex', gap: vars.space.xlarge } },
});
export const list = style({
  display: 'flex',
  gap: vars.space.xlarge,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  scrollbarWidth: 'none',
  selectors: {
    '&[aria-orientation="vertical"]': {
      flex: 'none',
      flexDirection: 'column',
      gap: 0,
      maxWidth: vars.size.sider,
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${vars.color.border.default}`,
    },
  },
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space.xsmall,
  minHeight: vars.size.row,
  borderBlockEnd: `${line} solid transparent`,
  color: vars.color.fg.muted,
  whiteSpace: 'nowrap',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  selectors: {
    '&:hover:not([data-disabled])': { color: vars.color.fg.default },
    '&[data-state="active"]': {
      borderBlockEndColor: vars.color.border.accent,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${line})` },
    '&[data-orientation="vertical"]': {
      justifyContent: 'space-between',
      borderBlockEnd: 'none',
      borderInlineEnd: `${line} solid transparent`,
      borderStartEndRadius: 0,
      borderEndStartRadius: vars.radius.small,
      paddingInline: vars.space.small,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'start',
    },
    '&[data-orientation="vertical"]:hover:not([data-disabled])': { background: vars.color.bg.hover },
    '&[data-orientation="vertical"][data-state="active"]': { borderInlineEndColor: vars.color.border.accent },
  },
});
export const count = style({
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  fontWeight: vars.weight.regular,
  color: vars.color.fg.subtle,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});
export const panel = style({
  flex: 1,
  minWidth: 0,
  paddingBlockStart: vars.space.large,
  borderRadius: vars.radius.small,
  selectors: {
    '&[hidden], &[data-state="inactive"]': { display: 'none' },
    '&[data-orientation="vertical"]': { paddingBlockStart: 0 },
  },
});
