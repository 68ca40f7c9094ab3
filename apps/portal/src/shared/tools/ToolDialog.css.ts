import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** As tall with few tools as with many, so that a search does not move the field under the fingers. */
export const body = style({ minHeight: 'min(60vh, 420px)' });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: vars.space.small,
});
/** What a usual analysis of the table takes: a tool and what for. */
export const fitting = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });
export const fit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
