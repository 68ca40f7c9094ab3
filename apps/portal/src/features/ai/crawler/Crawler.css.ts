import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const panes = style({
  display: 'grid',
  gridTemplateColumns: '2fr minmax(280px, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const muted = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const records = style({ display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 });
const item = {
  gap: vars.space.medium,
  padding: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
} as const;
export const record = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', ...item });
export const review = style({ display: 'flex', alignItems: 'center', ...item });
export const reference = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' } },
});
export const sentence = style({ maxWidth: '44em' });
export const cite = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.fg.accent,
  font: 'inherit',
  cursor: 'pointer',
});
export const open = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.fg.default,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
