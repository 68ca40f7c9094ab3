import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const search = style({ flex: '0 1 320px', minWidth: 0, '@media': { [phone]: { flex: '1 1 100%' } } });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 0',
  gap: vars.space.small,
  minWidth: 0,
  '@media': { [phone]: { flex: '1 1 100%' } },
});
export const filter = style({ flex: '0 1 150px', minWidth: 0, '@media': { [phone]: { flex: '1 1 120px' } } });
/** A filter whose values are long names. */
export const wideFilter = style({ flex: '0 1 260px', minWidth: 0, '@media': { [phone]: { flex: '1 1 100%' } } });
/** A list below its header: toolbar, table, pages. */
export const surface = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minHeight: vars.size.control,
});
/** A name that leads on, and below it what a phone has no column for. */
export const name = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  minWidth: 0,
});
export const nameLink = style({ display: 'block', minWidth: 0, maxWidth: '100%' });
export const rowActs = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.xsmall });
