import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 1023px)';
const small = {
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
} as const;

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 1fr) 3fr',
  alignItems: 'start',
  gap: vars.space.large,
  // The conversation comes first where one is below the other.
  '@media': { [narrow]: { display: 'flex', flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minWidth: 0 });
export const conversations = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '56vh',
  overflowY: 'auto',
  listStyle: 'none',
  padding: 0,
});
export const conversation = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-current]': { background: vars.color.bg.selected },
    '&:hover': { background: vars.color.bg.hover },
  },
});
export const open = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space.small,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: vars.color.fg.default,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const chat = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minWidth: 0 });
export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minHeight: '280px',
  maxHeight: '60vh',
  overflowY: 'auto',
  scrollbarGutter: 'stable',
});
export const question = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.xxsmall,
  alignSelf: 'flex-end',
  maxWidth: '85%',
});
export const asked = style({
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.accentSubtle,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const answer = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });
export const label = style(small);
export const note = style({ color: vars.color.fg.warning });
export const writing = style({ ...small, display: 'inline-flex', alignItems: 'center', gap: vars.space.small });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
export const sources = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  listStyle: 'none',
  padding: 0,
});
export const source = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space.small,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' } },
});
export const quote = style({ ...small, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const unverified = style({ ...small, overflowWrap: 'anywhere' });
export const composer = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.small });
export const field = style({ flex: 1, minWidth: 0 });
export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
});
