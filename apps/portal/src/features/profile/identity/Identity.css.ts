import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const documents = style({ display: 'flex', flexDirection: 'column' });
export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.row,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});
export const documentName = style({ flex: 1, minWidth: 0 });
export const gone = style({ textDecoration: 'line-through', color: vars.color.fg.subtle });
