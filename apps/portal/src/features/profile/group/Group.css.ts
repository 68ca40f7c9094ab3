import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

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
/** One width, so that the amounts of all rows can be compared. */
export const used = style({ width: '200px', maxWidth: '100%' });
export const noMenu = style({ width: vars.size.controlSmall });
