import { recipe, style, vars } from '../theme/index.ts';

const least = '240px';
const gap = vars.space.xlarge;
/**
 * At most so many columns, fewer where each would be too narrow: the room of the part decides, not that of the page.
 */
const columns = (most: number) =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${most - 1} * ${gap}) / ${most})), 1fr))`;

export const list = recipe({
  base: { display: 'grid', columnGap: gap, rowGap: vars.space.medium, margin: 0 },
  variants: {
    columns: {
      '1': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '2': { gridTemplateColumns: columns(2) },
      '3': { gridTemplateColumns: columns(3) },
    },
  },
});
export const pair = style({ display: 'flex', gap: vars.space.medium, minWidth: 0 });
export const term = style({ flex: 'none', width: '6em', color: vars.color.fg.subtle, overflowWrap: 'anywhere' });
export const value = style({ flexGrow: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere', textAutospace: 'normal' });
