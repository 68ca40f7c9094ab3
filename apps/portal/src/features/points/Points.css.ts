import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** The sides share a row as long as both have room. */
export const columns = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.large });
export const wide = style({
  flex: '999 1 560px',
  minWidth: 0,
  '@media': { '(max-width: 767px)': { flexBasis: '100%' } },
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 340px',
  minWidth: 0,
  gap: vars.space.large,
  '@media': { '(max-width: 767px)': { flexBasis: '100%' } },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxlarge });
export const warnings = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  gap: vars.space.xxsmall,
});
export const subtle = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const gain = style({ color: vars.color.fg.success, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const loss = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: vars.space.large,
  listStyle: 'none',
  padding: 0,
});
export const reward = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
});
export const icon = style({ display: 'inline-flex', color: vars.color.fg.accent });
export const price = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
});
export const linkBox = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.medium });
export const linkField = style({ flex: '1 1 320px', minWidth: 0 });
export const rules = style({ display: 'grid', gap: vars.space.small, paddingInlineStart: vars.space.xlarge });
