import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.medium });
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  height: vars.size.control,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  color: vars.color.fg.muted,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-pressed="true"]': { background: vars.color.bg.selected, color: vars.color.fg.accent, fontWeight: vars.weight.strong },
  },
});
export const kindCount = style({ fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
export const list = style({ listStyle: 'none', padding: 0 });
export const waiting = style({ minHeight: '272px', padding: vars.space.large });
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  padding: vars.space.large,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const mark = style({ flexShrink: 0, width: vars.space.small, height: vars.space.small, marginBlockStart: '7px', borderRadius: vars.radius.full, selectors: { '&[data-unread]': { background: vars.color.brand } } });
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, gap: vars.space.xxsmall, overflowWrap: 'anywhere' });
