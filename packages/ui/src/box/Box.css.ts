import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { layout, vars } from '../theme/index.ts';

const responsive = defineProperties({
  '@layer': layout,
  conditions: {
    mobile: {},
    tablet: { '@media': 'screen and (min-width: 768px)' },
    desktop: { '@media': 'screen and (min-width: 1200px)' },
  },
  defaultCondition: 'mobile',
  properties: {
    display: ['block', 'flex', 'grid', 'inline-flex', 'none'],
    flexDirection: ['row', 'column'],
    alignItems: { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
    flexWrap: ['wrap', 'nowrap'],
    gap: vars.space,
    paddingTop: vars.space,
    paddingBottom: vars.space,
    paddingInlineStart: vars.space,
    paddingInlineEnd: vars.space,
    width: { full: '100%', auto: 'auto', content: 'fit-content' },
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd'],
    paddingX: ['paddingInlineStart', 'paddingInlineEnd'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

const outline = (color: string) => `1px solid ${color}`;

const fixed = defineProperties({
  '@layer': layout,
  properties: {
    background: {
      page: vars.color.bg.page,
      surface: vars.color.bg.surface,
      raised: vars.color.bg.raised,
      subtle: vars.color.bg.subtle,
      selected: vars.color.bg.selected,
    },
    border: {
      default: outline(vars.color.border.default),
      strong: outline(vars.color.border.strong),
      accent: outline(vars.color.border.accent),
      danger: outline(vars.color.border.danger),
    },
    borderTop: { default: outline(vars.color.border.default) },
    borderBottom: { default: outline(vars.color.border.default) },
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    flexGrow: { grow: 1 },
    flexShrink: { none: 0 },
    minWidth: { zero: 0 },
    maxWidth: { content: vars.size.content, text: '40em', form: '480px', full: '100%' },
    marginInline: { auto: 'auto' },
    overflow: ['auto', 'hidden', 'clip'],
    position: ['relative'],
  },
});

/** Space and surface classes in the layout layer; no class is generated at run time. */
export const sprinkles = createSprinkles(responsive, fixed);
