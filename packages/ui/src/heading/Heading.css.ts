import { recipe, vars } from '../theme/index.ts';

export const heading = recipe({
  base: {
    fontWeight: vars.weight.strong,
    color: vars.color.fg.default,
    overflowWrap: 'anywhere',
    textAutospace: 'normal',
  },
  variants: {
    size: {
      title: { fontSize: vars.text.title.size, lineHeight: vars.text.title.line },
      section: { fontSize: vars.text.section.size, lineHeight: vars.text.section.line },
      body: { fontSize: vars.text.body.size, lineHeight: vars.text.body.line },
    },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } },
  },
});
