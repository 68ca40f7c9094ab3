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
export const used = style({ flex: '0 1 240px', minWidth: 0, '@media': { [phone]: { flex: '1 1 100%', order: 1 } } });
export const noMenu = style({ width: vars.size.controlSmall, '@media': { [phone]: { display: 'none' } } });
