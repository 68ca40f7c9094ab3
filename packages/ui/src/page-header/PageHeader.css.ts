import { globalStyle } from '@vanilla-extract/css';
import { components, style, vars } from '../theme/index.ts';

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
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
// The title takes the focus so that it is read out; it is no control, so it shows no ring.
globalStyle(`${titles} > h1:focus-visible`, { '@layer': { [components]: { outline: 'none' } } });
