import { globalStyle } from '@vanilla-extract/css';
import { components, recipe, style, vars } from '../theme/index.ts';

export const card = recipe({
  base: {
    minWidth: 0,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    background: vars.color.bg.surface,
  },
  variants: {
    interactive: {
      true: {
        position: 'relative',
        transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
        '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
        selectors: { '&:hover, &:has(:focus-visible)': { borderColor: vars.color.border.accent } },
      },
      false: {},
    },
  },
  defaultVariants: { interactive: false },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.small,
  minHeight: vars.size.header,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderBottom: `1px solid ${vars.color.border.default}`,
});
export const titles = style({ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' });
export const description = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });
export const body = recipe({
  base: { minWidth: 0 },
  variants: { padding: { large: { padding: vars.space.large }, none: {} } },
  defaultVariants: { padding: 'large' },
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [components]: rule } });

// The title's link reaches over the whole card; what else can be pressed lies above it.
const interactive = card.classNames.variants.interactive.true;
inside(`.${interactive} .${titles} a::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.card,
});
inside(`.${interactive} .${titles} a`, { color: 'inherit' });
inside(`.${interactive} .${titles} a:focus-visible`, { outline: 'none' });
inside(`.${interactive} .${titles} a:focus-visible::after`, {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
});
inside(`.${interactive} :is(a, button, input):not(.${titles} a)`, { position: 'relative', zIndex: 1 });
