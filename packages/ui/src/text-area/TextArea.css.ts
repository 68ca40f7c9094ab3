import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

/** The least height, in lines: `field-sizing` makes browsers ignore `rows`. */
export const lines = createVar();

export const frame = style({ paddingBlock: vars.space.xsmall, paddingInlineEnd: 0 });
export const area = style({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: `calc(${lines} * 1lh)`,
  maxHeight: '60vh',
  paddingInlineEnd: vars.space.small,
});
export const count = style({ alignSelf: 'flex-end' });
