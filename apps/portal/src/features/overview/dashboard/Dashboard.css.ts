import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const place = style({ minWidth: 0, selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } });
export const block = style({
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-arranging]': { outline: `1px dashed ${vars.color.border.strong}`, outlineOffset: vars.space.xxsmall },
    '&[data-over]': { outline: `2px solid ${vars.color.border.accent}` },
    '&[data-dragged]': { opacity: 0.5 },
  },
});
/** The head of a block while it can be moved. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.control,
  paddingInline: vars.space.small,
  background: vars.color.bg.subtle,
  borderRadius: vars.radius.card,
});
export const name = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.strong });
export const hidden = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
