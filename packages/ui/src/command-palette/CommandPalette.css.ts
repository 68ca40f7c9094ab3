import { style, vars } from '../theme/index.ts';

export const palette = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
/** One height, so that the field stays where it is while one types. */
export const results = style({ height: 'min(400px, 50vh)', overflowY: 'auto', overscrollBehavior: 'contain' });
export const empty = style({
  padding: vars.space.large,
  color: vars.color.fg.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.xxsmall}`,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.row,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[data-highlighted]': { background: vars.color.bg.selected } },
});
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.fg.muted });
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const label = style({ ...oneLine, flex: '0 1 auto' });
export const hit = style({ background: 'none', color: vars.color.fg.accent, fontWeight: vars.weight.strong });
/** Shrinks before the label does. */
export const description = style({
  ...oneLine,
  flex: '1 1000 0',
  textAlign: 'end',
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const keys = style({ display: 'inline-flex', flex: 'none', gap: vars.space.xxsmall, marginInlineStart: 'auto' });
export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.large,
  width: '100%',
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const hintKeys = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });
