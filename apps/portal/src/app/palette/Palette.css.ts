import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const palette = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
/** One height, so that the field stays where it is while one types. */
export const list = style({ height: 'min(400px, 50vh)', overflowY: 'auto', overscrollBehavior: 'contain' });
export const loading = style({ marginInlineStart: vars.space.xsmall });
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
export const title = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Shrinks before the title does. */
export const help = style({
  flex: '1 1000 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
