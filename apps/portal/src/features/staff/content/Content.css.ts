import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const preview = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const faults = style({ paddingInlineStart: vars.space.large, overflowWrap: 'anywhere' });
export const questions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  paddingInlineStart: vars.space.large,
});
export const cover = style({
  maxWidth: '100%',
  maxHeight: 144,
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: vars.radius.card,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.medium });
/** A day and its time, whose messages below may differ in height. */
export const moment = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.medium });
export const field = style({ flex: '1 1 144px', minWidth: 0 });
