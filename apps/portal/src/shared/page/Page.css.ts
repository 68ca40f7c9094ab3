import { vars } from '@panome/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '1920px',
  marginInline: 'auto',
  padding: vars.space.xlarge,
  // The reader's choice, set on the root by `layoutStore`.
  selectors: { ':root[data-width="Fixed"] &': { maxWidth: '1200px' } },
  '@media': { '(max-width: 767px)': { padding: vars.space.large } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
export const titles = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minWidth: 0,
  flex: '1 1 320px',
});
// The title takes the focus so that it is read out; it is no control, so it shows no ring.
globalStyle(`${titles} > h1`, { overflowWrap: 'anywhere' });
globalStyle(`${titles} > h1:focus-visible`, { outline: 'none' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
/** Holds its place before it may show (UX-04). */
export const early = style({ visibility: 'hidden' });
