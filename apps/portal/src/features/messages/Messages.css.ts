import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 1023px)';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
/** The list beside the open message; on small screens one of them. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 5fr) 7fr',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const listPane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
  '@media': { [narrow]: { selectors: { '&[data-open]': { display: 'none' } } } },
});
export const detailPane = style({
  minWidth: 0,
  '@media': { [narrow]: { selectors: { '&:not([data-open])': { display: 'none' } } } },
});
export const back = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const waiting = style({ minHeight: '272px', padding: vars.space.large });
export const mark = style({
  flexShrink: 0,
  width: vars.space.small,
  height: vars.space.small,
  marginBlockStart: '7px',
  borderRadius: vars.radius.full,
  selectors: { '&[data-unread]': { background: vars.color.brand } },
});
export const snippet = style({
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const message = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minHeight: '240px' });
export const messageHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
export const messageTitle = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const plain = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
