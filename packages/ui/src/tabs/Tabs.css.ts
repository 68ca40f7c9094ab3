import { style, vars } from '../theme/index.ts';

export const list = style({ display: 'flex', gap: vars.space.xlarge, overflowX: 'auto', borderBottom: `1px solid ${vars.color.border.default}`, scrollbarWidth: 'none' });
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space.xsmall,
  minHeight: vars.size.row,
  borderBottom: '2px solid transparent',
  color: vars.color.fg.muted,
  whiteSpace: 'nowrap',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  selectors: {
    '&:hover:not([data-disabled])': { color: vars.color.fg.default },
    '&[data-state="active"]': { borderBottomColor: vars.color.border.accent, color: vars.color.fg.accent, fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const panel = style({ paddingBlockStart: vars.space.large, borderRadius: vars.radius.small, selectors: { '&[hidden]': { display: 'none' } } });
