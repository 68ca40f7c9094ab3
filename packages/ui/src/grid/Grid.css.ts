import { createVar } from '@vanilla-extract/css';
import { layoutStyle } from '../theme/index.ts';

export const minimum = createVar();

export const grid = layoutStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))`,
});
