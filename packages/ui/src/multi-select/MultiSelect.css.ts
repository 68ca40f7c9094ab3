import { style, vars } from '../theme/index.ts';

/** The chosen ones with the input behind them; many scroll. */
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  maxHeight: '116px',
  overflowY: 'auto',
  paddingBlock: vars.space.xsmall,
});
export const count = style({ whiteSpace: 'nowrap' });
/** Goes to a line of its own where the last one is nearly full. */
export const typed = style({ display: 'flex', flex: '1 1 96px', minWidth: 0 });
export const limit = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
