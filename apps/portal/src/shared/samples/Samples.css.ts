import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const result = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
