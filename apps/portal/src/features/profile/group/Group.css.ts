import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const choice = style({ maxWidth: '360px' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  color: vars.color.fg.muted,
});
export const about = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const list = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  selectors: {
    '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [phone]: { flexWrap: 'wrap' } },
});
export const who = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 200px',
  minWidth: 0,
  gap: vars.space.xxsmall,
  overflowWrap: 'anywhere',
});
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const used = style({ flex: '0 1 240px', minWidth: 0, '@media': { [phone]: { flex: '1 1 100%', order: 1 } } });
export const noMenu = style({ width: vars.size.controlSmall, '@media': { [phone]: { display: 'none' } } });
