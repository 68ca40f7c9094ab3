import { style, vars } from '../theme/index.ts';

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  maxWidth: '100%',
});
export const name = style({ minWidth: 0, overflow: 'hidden' });
export const form = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
  selectors: {
    '&:focus-within': { borderColor: vars.color.border.focus, outline: `1px solid ${vars.color.border.focus}` },
    '&[data-invalid]': { borderColor: vars.color.border.danger },
  },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 'none',
  background: 'transparent',
  outline: 'none',
  selectors: { '&[aria-busy="true"]': { color: vars.color.fg.muted, cursor: 'progress' } },
});
export const extension = style({ flex: 'none', color: vars.color.fg.subtle });
export const count = style({
  position: 'relative',
  flex: 'none',
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  selectors: { '&[data-over]': { color: vars.color.fg.danger } },
});
export const problem = style({
  color: vars.color.fg.danger,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
