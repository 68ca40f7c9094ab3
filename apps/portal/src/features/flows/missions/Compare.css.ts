import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** The same on both sides, one below the other where there is no room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });
