import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

export const swatchColor = createVar();
export const amount = createVar();

export const scroll = style({ overflowX: 'auto', marginBlock: vars.space.large });
export const table = style({
  width: '100%',
  minWidth: '560px',
  borderSpacing: 0,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.default,
});
export const head = style({
  padding: vars.space.small,
  borderBottom: `1px solid ${vars.color.border.strong}`,
  color: vars.color.fg.muted,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const cell = style({
  padding: vars.space.small,
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.color.border.default}`,
  verticalAlign: 'middle',
});
export const name = style({ fontFamily: vars.font.mono, fontSize: vars.text.secondary.size, whiteSpace: 'nowrap' });
export const quiet = style({ color: vars.color.fg.muted });

export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontFamily: vars.font.mono,
  whiteSpace: 'nowrap',
});
export const swatch = style({
  flexShrink: 0,
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  background: swatchColor,
});

export const bar = style({
  height: vars.space.medium,
  width: amount,
  minWidth: '1px',
  background: vars.color.bg.accent,
  borderRadius: '1px',
});
export const corner = style({
  width: vars.size.header,
  height: vars.size.row,
  border: `2px solid ${vars.color.border.accent}`,
  borderRadius: amount,
  background: vars.color.bg.accentSubtle,
});
export const floating = style({
  width: '120px',
  height: vars.size.header,
  borderRadius: vars.radius.card,
  background: vars.color.bg.raised,
  boxShadow: amount,
});
export const mover = style({
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  borderRadius: vars.radius.full,
  background: vars.color.bg.accent,
  transition: `translate ${amount} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  selectors: { 'tr:hover &, tr:focus-within &': { translate: '96px' } },
});

export const sample = style({ fontSize: amount, color: vars.color.fg.default, whiteSpace: 'nowrap' });
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: vars.space.small,
  marginBlock: vars.space.large,
  padding: 0,
});
export const galleryItem = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const stage = style({
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  fontFamily: vars.font.body,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});
export const page = style({
  padding: vars.space.large,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.default}`,
  background: vars.color.bg.page,
  color: vars.color.fg.default,
  fontFamily: vars.font.body,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(216px, 1fr))',
  gap: vars.space.large,
  marginBlock: vars.space.large,
});
export const spaced = style({ ...({ textAutospace: 'normal' } as object) });
export const unspaced = style({ ...({ textAutospace: 'no-autospace' } as object) });
export const proportional = style({ fontVariantNumeric: 'proportional-nums' });
export const narrowBox = style({ maxWidth: '240px' });
