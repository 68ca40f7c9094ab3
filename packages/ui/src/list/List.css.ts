import { globalStyle } from '@vanilla-extract/css';
import { components, style, vars } from '../theme/index.ts';

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  minWidth: 0,
  paddingBlock: vars.space.medium,
  selectors: {
    // A row takes the focus by program only, so that it is read out; it is no control, so it shows no ring.
    '&:focus': { outline: 'none' },
    '[data-divided] > & + &': { borderBlockStart: `1px solid ${vars.color.border.default}` },
    '[data-size="small"] > &': { paddingBlock: vars.space.xsmall, columnGap: vars.space.small },
    '[data-variant="plain"] > &:first-child': { paddingBlockStart: 0 },
    '[data-variant="plain"] > &:last-child': { paddingBlockEnd: 0 },
    '[data-variant="plain"] > &[data-current]': {
      boxShadow: `calc(-1 * ${vars.space.small}) 0 0 ${vars.color.bg.surface}, calc(-1 * ${vars.space.medium}) 0 0 ${vars.color.brand}`,
    },
    '[dir="rtl"] [data-variant="plain"] > &[data-current]': {
      boxShadow: `${vars.space.small} 0 0 ${vars.color.bg.surface}, ${vars.space.medium} 0 0 ${vars.color.brand}`,
    },
    '[data-variant="inset"] > &': { paddingInline: vars.space.large },
    '[data-variant="inset"] > &[data-interactive]:hover': { background: vars.color.bg.hover },
    '[data-variant="inset"] > &[data-current]': { background: vars.color.bg.selected },
  },
});
export const leading = style({ display: 'inline-flex', flex: 'none', color: vars.color.fg.muted });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 200px',
  gap: vars.space.xxsmall,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minWidth: 0,
});
export const description = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
});
export const meta = style({
  minWidth: 0,
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [components]: rule } });

// A name that is cut off in its middle needs to know how much room there is.
inside(`${title} > *`, { minWidth: 0, maxWidth: '100%' });
// The title's link reaches over the whole row; what else can be pressed lies above it.
inside(`${row}[data-interactive] ${title} a::after`, { content: '""', position: 'absolute', inset: 0 });
inside(`${row}[data-interactive] ${title} a`, { color: 'inherit' });
inside(`${row}[data-interactive] ${title} a:focus-visible`, { outline: 'none' });
inside(`${row}[data-interactive] ${title} a:focus-visible::after`, {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '-2px',
});
inside(`${row}[data-interactive] :is(a, button, input):not(${title} a)`, { position: 'relative', zIndex: 1 });
