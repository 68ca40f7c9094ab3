import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** As tall with few tools as with many, so that a search does not move the field under the fingers. */
export const body = style({ minHeight: 'min(60vh, 420px)' });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: vars.space.small,
});
