import { style, vars } from '../theme/index.ts';

const narrow = 'screen and (max-width: 767px)';
const secondary = { fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line } as const;

export const stack = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 });
export const problem = style({ paddingBlockStart: vars.space.medium });

/** Where one is, and another way through the files at the end of the line. */
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxsmall });
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  maxWidth: '100%',
});
const place = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
} as const;
export const stepLink = style({
  ...place,
  color: vars.color.fg.accent,
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});
export const here = style({ ...place, fontWeight: vars.weight.strong });
export const icon = style({ flex: 'none', color: vars.color.fg.subtle });

/** Room for the first page, so that the dialog keeps its size while folders load. */
export const rows = style({
  minHeight: `calc(${vars.size.row} * 6)`,
  minWidth: 0,
  borderRadius: vars.radius.small,
  selectors: { '&[aria-busy="true"]': { color: vars.color.fg.muted }, '&:focus-visible': { outlineOffset: '-2px' } },
});
const control = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minWidth: 0,
  textAlign: 'start',
} as const;
export const folder = style({
  ...control,
  minHeight: vars.size.controlSmall,
  borderRadius: vars.radius.small,
  color: vars.color.fg.accent,
});
export const file = style({
  ...control,
  selectors: { '&[data-disabled]': { flexWrap: 'wrap', rowGap: 0, color: vars.color.fg.subtle } },
});
export const reason = style({
  ...secondary,
  flex: 'none',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  color: vars.color.fg.subtle,
  '@media': { [narrow]: { flexBasis: '100%', marginInlineStart: 0 } },
});

export const chosen = style({ display: 'flex', gap: vars.space.small, minWidth: 0 });
export const chosenWord = style({ flex: 'none', color: vars.color.fg.muted });

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
});
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  maxWidth: '100%',
});
export const size = style({ flex: 'none', color: vars.color.fg.subtle });
