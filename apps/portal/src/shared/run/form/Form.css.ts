import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const aside = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + 56px)`,
  '@media': { '(max-width: 1199px)': { position: 'static', gridRow: 'auto' } },
});
/** A field's place; takes the focus when the error summary leads here. */
export const target = style({
  scrollMarginBlockStart: '140px',
  minWidth: 0,
  outline: 'none',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '4px' } },
});
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: vars.space.xlarge,
  alignItems: 'start',
});
export const wide = style({ gridColumn: '1 / -1' });
export const name = style({ maxWidth: '480px' });
export const short = style({ maxWidth: '320px' });
export const disclosure = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.fg.accent,
  borderRadius: vars.radius.control,
});
export const arrow = style({
  transition: `transform ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
export const former = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });
export const list = style({ margin: 0, paddingInlineStart: vars.space.large, color: vars.color.fg.muted });
export const tableWindow = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minHeight: 0 });
export const found = style({
  background: vars.color.bg.selected,
  outline: `2px solid ${vars.color.border.focus}`,
  borderRadius: '2px',
  paddingInline: vars.space.xxsmall,
});
