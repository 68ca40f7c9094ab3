import { style, vars } from '../theme/index.ts';

const narrow = '(max-width: 767px)';
/** A level is shown in one kind of window only. */
const only = {
  selectors: { '&[data-only="narrow"]': { display: 'none' } },
  '@media': {
    [narrow]: {
      selectors: { '&[data-only="wide"]': { display: 'none' }, '&[data-only="narrow"]': { display: 'flex' } },
    },
  },
} as const;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: vars.color.fg.muted,
  '@media': { [narrow]: { flexWrap: 'nowrap' } },
});
/** Where a line does not wrap, the page's own name gives way first. */
export const item = style({
  ...only,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.space.xlarge,
  selectors: { ...only.selectors, '&:last-child': { flexShrink: 1 } },
});
/** Sixteen characters: a name that is longer is cut, and whole on its own page. */
export const words = style({
  // Room for the ring of the focus, which is cut off with the words otherwise.
  padding: vars.space.xsmall,
  margin: `calc(-1 * ${vars.space.xsmall})`,
  minWidth: 0,
  maxWidth: '16em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { maxWidth: '8em' } },
});
export const divider = style({ flexShrink: 0, marginInline: vars.space.xxsmall, color: vars.color.fg.subtle });
export const current = style({
  minWidth: 0,
  color: vars.color.fg.default,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

export const more = style({ position: 'relative', display: 'flex' });
export const folded = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  zIndex: vars.layer.popover,
  width: 'max-content',
  maxWidth: `min(calc(${vars.size.sider} + ${vars.space.xxxlarge}), 80vw)`,
  padding: vars.space.xsmall,
  background: vars.color.bg.raised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const foldedItem = style({
  ...only,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space.small,
  overflowWrap: 'anywhere',
});
