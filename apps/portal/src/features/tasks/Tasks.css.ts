import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 0',
  gap: vars.space.small,
  minWidth: 0,
  '@media': { [phone]: { flex: '1 1 100%' } },
});
export const filter = style({ flex: '0 1 138px', minWidth: 0, '@media': { [phone]: { flex: '1 1 96px' } } });
export const date = style({ flex: '0 0 280px', minWidth: 0, '@media': { [phone]: { flex: '1 1 100%' } } });
/** The state, and below it what it says beyond one word. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  width: '100%',
  minWidth: 0,
});
export const stateLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const more = style({ width: '100%', minWidth: 0 });
export const cause = style({ width: 'min(360px, 84vw)', maxHeight: 'min(480px, 70vh)', overflowY: 'auto' });
