import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `1px solid ${vars.color.border.default}`;
const whole = { '@media': { '(max-width: 767px)': { flexBasis: '100%' } } } as const;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: vars.space.large,
  listStyle: 'none',
  padding: 0,
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.large,
  border: line,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  selectors: { '&:hover': { borderColor: vars.color.border.accent } },
});
/** The link of the title takes presses anywhere on its card. */
export const link = style({
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.fg.accent },
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
});
export const price = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const subtle = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
export const tight = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });
export const columns = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.large });
export const main = style([stack, { flex: '999 1 520px', ...whole }]);
export const side = style([stack, { flex: '1 1 360px', ...whole }]);
export const bullets = style({ display: 'grid', gap: vars.space.xsmall, paddingInlineStart: vars.space.xlarge });
export const scroll = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const cell = style({
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.small} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: line,
  fontWeight: 'inherit',
});
export const head = style([cell, { color: vars.color.fg.muted, whiteSpace: 'nowrap' }]);
export const end = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const last = style({ paddingInlineEnd: 0 });
export const total = style([cell, { borderBlockEnd: 'none', fontWeight: vars.weight.strong }]);
export const stale = style({ opacity: 0.6 });
export const extras = style({ display: 'grid', gap: vars.space.small, border: 'none', padding: 0, margin: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.space.xsmall, fontWeight: vars.weight.strong });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.large,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const figure = style({ minWidth: 0, maxWidth: '760px' });
export const waiting = style({ minHeight: '440px' });
/** On a narrow page what was asked for comes before what it is about. */
export const first = style({ '@media': { '(max-width: 767px)': { order: -1 } } });
