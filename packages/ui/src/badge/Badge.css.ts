import { style, vars } from '../theme/index.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex' });
export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '16px',
  height: '16px',
  paddingInline: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.bg.danger,
  color: vars.color.fg.onAccent,
  fontSize: '11px',
  lineHeight: '16px',
  selectors: { [`${anchor} > &`]: { position: 'absolute', insetBlockStart: '-4px', insetInlineStart: 'calc(100% - 10px)', boxShadow: `0 0 0 2px ${vars.color.bg.surface}`, pointerEvents: 'none' } },
});
