import { recipe } from '@vanilla-extract/recipes';
import { layout, layoutStyle } from '../theme/index.ts';

const share = (grow: number) => layoutStyle({ flex: `${grow} 1 0` });

export const column = recipe({
  base: { '@layer': { [layout]: { minWidth: 0 } } },
  variants: { width: { content: layoutStyle({ flex: 'none' }), '1': share(1), '2': share(2), '3': share(3) } },
});
