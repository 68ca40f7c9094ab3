import { recipe, style, vars } from '../theme/index.ts';

export const group = recipe({
  base: { display: 'flex', rowGap: vars.space.small, columnGap: vars.space.xlarge },
  variants: { orientation: { horizontal: { flexWrap: 'wrap' }, vertical: { flexDirection: 'column' } } },
});
export const row = style({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space.small, minWidth: 0 });
export const circle = style({
  position: 'relative',
  flexShrink: 0,
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  marginBlock: '3px',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  selectors: {
    // The target is 24 px although the circle is 16.
    '&::before': { content: '""', position: 'absolute', inset: '-5px' },
    '&:hover:not([data-disabled])': { borderColor: vars.color.border.focus },
    '&[data-state="checked"]': { border: `5px solid ${vars.color.bg.accent}`, background: vars.color.fg.onAccent },
    '&[data-disabled]': { borderColor: vars.color.border.default, background: vars.color.bg.track, cursor: 'not-allowed' },
  },
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({ cursor: 'pointer', selectors: { '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' } } });
export const help = style({ color: vars.color.fg.subtle, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
