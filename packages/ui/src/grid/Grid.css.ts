import { createVar } from '@vanilla-extract/css';
import { layout, layoutStyle, vars } from '../theme/index.ts';
import { recipe } from '@vanilla-extract/recipes';

export const minimum = createVar();

const gap = (size: string) => layoutStyle({ gap: size });

export const grid = recipe({
  base: { '@layer': { [layout]: { display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))` } } },
  variants: { space: { small: gap(vars.space.small), medium: gap(vars.space.medium), large: gap(vars.space.large), xlarge: gap(vars.space.xlarge) } },
});
