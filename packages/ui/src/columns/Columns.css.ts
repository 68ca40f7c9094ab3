import { recipe } from '@vanilla-extract/recipes';
import { layout, layoutStyle, vars } from '../theme/index.ts';

const gap = (size: string) => layoutStyle({ gap: size });
const from = (width: string) => layoutStyle({ '@media': { [`screen and (min-width: ${width})`]: { flexDirection: 'row' } } });
const share = (grow: number) => layoutStyle({ flex: `${grow} 1 0` });

export const columns = recipe({
  base: { '@layer': { [layout]: { display: 'flex', flexDirection: 'column' } } },
  variants: {
    space: { small: gap(vars.space.small), large: gap(vars.space.large), xlarge: gap(vars.space.xlarge) },
    collapseBelow: { tablet: from('768px'), desktop: from('1200px') },
  },
});

export const column = recipe({
  base: { '@layer': { [layout]: { minWidth: 0 } } },
  variants: { width: { content: layoutStyle({ flex: 'none' }), '1': share(1), '2': share(2), '3': share(3) } },
});
