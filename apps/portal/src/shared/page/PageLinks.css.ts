import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const line = vars.space.xxsmall;

/** Looks as the tabs of the library do; each is a page of its own, so each is a link. */
export const links = style({
  display: 'flex',
  gap: vars.space.xlarge,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  scrollbarWidth: 'none',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: vars.size.row,
  borderBlockEnd: `${line} solid transparent`,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  color: vars.color.fg.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.fg.default },
    '&[aria-current="page"]': {
      borderBlockEndColor: vars.color.border.accent,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${line})` },
  },
});
