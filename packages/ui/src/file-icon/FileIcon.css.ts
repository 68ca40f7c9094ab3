import { recipe, vars } from '../theme/index.ts';

const { accent, muted, subtle, success, warning } = vars.color.fg;

export const fileIcon = recipe({
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    kind: {
      folder: { color: accent },
      table: { color: success },
      document: { color: vars.color.category.orange },
      image: { color: vars.color.category.violet },
      archive: { color: warning },
      sequence: { color: vars.color.category.teal },
      spectrum: { color: vars.color.category.pink },
      code: { color: muted },
      other: { color: subtle },
    },
  },
});
