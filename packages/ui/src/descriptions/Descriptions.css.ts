import { recipe, style, vars } from '../theme/index.ts';

export const list = recipe({
  base: { display: 'grid', columnGap: vars.space.xlarge, rowGap: vars.space.medium, margin: 0 },
  variants: {
    columns: {
      '1': {},
      '2': { '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      '3': {
        '@media': {
          'screen and (min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          'screen and (min-width: 1200px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
      },
    },
  },
});
export const pair = style({ display: 'flex', gap: vars.space.medium, minWidth: 0 });
export const term = style({ flex: 'none', width: '6em', color: vars.color.fg.subtle });
export const value = style({ flexGrow: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere', textAutospace: 'normal' });
