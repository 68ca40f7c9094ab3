import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { '(max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
/** Scrolls by itself beside the form. */
export const menu = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + 56px)`,
  maxHeight: `calc(100vh - ${vars.size.header} - 72px)`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
});
export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  overflowY: 'auto',
  minHeight: 0,
});
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xxsmall})` },
    '&[data-unavailable]': { color: vars.color.fg.subtle },
    '&[aria-current="page"]': {
      background: vars.color.bg.selected,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
  },
});
