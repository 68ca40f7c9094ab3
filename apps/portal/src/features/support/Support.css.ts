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
export const answer = style({ color: vars.color.fg.muted });
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
