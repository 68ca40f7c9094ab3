import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
