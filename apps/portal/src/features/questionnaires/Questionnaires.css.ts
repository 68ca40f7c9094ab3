import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.xxsmall,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const waiting = style({ minHeight: '240px', padding: vars.space.large });

/** A page to read and fill in: one column, lines of a comfortable length. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  width: '100%',
  maxWidth: '800px',
  marginInline: 'auto',
});
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xlarge });
export const progress = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.size.row})`,
  zIndex: 1,
  paddingBlock: vars.space.medium,
  background: vars.color.bg.surface,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const questions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxlarge,
  listStyle: 'none',
  padding: 0,
});
export const question = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minWidth: 0,
});
export const field = style({ width: '100%', minWidth: 0 });
export const matrix = style({ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.space.small });
export const title = style({ fontWeight: vars.weight.strong });
export const hint = style({ color: vars.color.fg.muted });
export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
export const matrixRow = style({
  paddingBlockStart: vars.space.medium,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.large,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
export const answers = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, margin: 0 });
export const answer = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });
export const term = style({ color: vars.color.fg.muted });
export const given = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
