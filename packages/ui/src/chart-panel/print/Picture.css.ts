import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../../theme/index.ts';

/** The sides of the paper on the screen, and its colour. */
export const width = createVar();
export const height = createVar();
export const ground = createVar();

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space.medium,
});
export const preview = style({ display: 'grid', gap: vars.space.xsmall, margin: 0, minWidth: 0 });
export const frame = style({ minWidth: 0, overflow: 'hidden' });
export const paper = style({
  position: 'relative',
  width,
  height,
  background: ground,
  overflow: 'hidden',
  outline: `1px solid ${vars.color.border.default}`,
  outlineOffset: '-1px',
});
export const host = style({ position: 'absolute', top: 0, left: 0, transformOrigin: '0 0', pointerEvents: 'none' });
