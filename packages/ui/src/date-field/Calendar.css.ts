import { style, vars } from '../theme/index.ts';

export const calendar = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const months = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.xlarge });
export const month = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
});
export const turners = style({ display: 'flex', selectors: { '&:last-child': { justifyContent: 'flex-end' } } });
export const name = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
});
export const weekday = style({
  height: vars.size.controlSmall,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
});
export const cell = style({
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  selectors: {
    '&[data-within]': { background: vars.color.bg.selected },
    '&[data-first]': { borderStartStartRadius: vars.radius.control, borderEndStartRadius: vars.radius.control },
    '&[data-last]': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
  },
});
export const day = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.control,
  lineHeight: vars.text.body.line,
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.color.bg.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.color.fg.accent, fontWeight: vars.weight.strong },
    // Today carries a dot, which tells it from the chosen day without colour.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: vars.space.xxsmall,
      insetInlineStart: `calc(50% - ${vars.space.xxsmall})`,
      width: vars.space.xsmall,
      height: vars.space.xsmall,
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&[aria-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    '&[data-refused]': { textDecoration: 'line-through' },
    '&[data-selected], &[data-selected]:hover:not([aria-disabled])': {
      background: vars.color.bg.accent,
      color: vars.color.fg.onAccent,
      fontWeight: vars.weight.strong,
    },
    '&[data-selected]:focus-visible': { outlineColor: vars.color.fg.onAccent, outlineOffset: '-4px' },
  },
});
export const reason = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  selectors: { '&:empty': { display: 'none' } },
});
