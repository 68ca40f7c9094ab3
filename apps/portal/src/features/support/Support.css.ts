import { vars } from '@panome/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const narrow = '(max-width: 1023px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
export const group = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
globalStyle(`${group} > h3`, { paddingBlockEnd: vars.space.small });
export const question = style({ borderBlockStart: `1px solid ${vars.color.border.default}` });
globalStyle(`${question} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.control,
});
globalStyle(`${question} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${question} > summary:hover`, { color: vars.color.fg.accent });
globalStyle(`${question} > summary > svg`, { flexShrink: 0, color: vars.color.fg.subtle });
globalStyle(`${question}[open] > summary > svg`, { rotate: '180deg' });
export const answer = style({ paddingBlockEnd: vars.space.medium, color: vars.color.fg.muted });
export const contacts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  listStyle: 'none',
  padding: 0,
});
export const contact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const contactIcon = style({ flexShrink: 0, marginBlockStart: vars.space.xxsmall, color: vars.color.fg.subtle });
export const contactWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  flex: 1,
  minWidth: 0,
});
export const system = style({ overflowWrap: 'anywhere' });
globalStyle(`${system} > summary`, { paddingBlock: vars.space.xsmall, cursor: 'pointer', color: vars.color.fg.muted });
