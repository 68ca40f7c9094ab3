import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

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

/** Holds its place before it may show (UX-04). */
export const early = style({ visibility: 'hidden' });
