import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** The fields of the samples, as many a row as there is room for. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(184px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
});
export const amount = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  alignItems: 'end',
  gap: vars.space.small,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  marginBlockStart: vars.space.large,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxlarge });
export const facet = style({
  flex: '0 1 172px',
  minWidth: 0,
  '@media': { '(max-width: 767px)': { flex: '1 1 140px' } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
