import { keyframes } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const calm = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

export const overlay = style({ position: 'fixed', inset: 0, zIndex: vars.layer.overlay, background: vars.color.bg.overlay, animation: `${fade} ${vars.duration.fast} ${vars.easing.out}`, '@media': calm });

export const content = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(400px, 100vw)',
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  boxShadow: vars.shadow.dialog,
  animation: `${slide} ${vars.duration.normal} ${vars.easing.out}`,
  selectors: { '&[data-size="large"]': { width: 'min(640px, 100vw)' }, '&:focus-visible': { outline: 'none' } },
  '@media': { '(max-width: 767px)': { selectors: { '&[data-size]': { width: '100vw' } } }, ...calm },
});

export const header = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small, paddingInline: vars.space.xlarge, paddingBlock: `20px ${vars.space.small}` });
export const title = style({ flex: 1, minWidth: 0, fontSize: vars.text.section.size, lineHeight: vars.text.section.line, fontWeight: vars.weight.strong, overflowWrap: 'anywhere', selectors: { '&:focus': { outline: 'none' } } });
export const body = style({ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: vars.space.xlarge, paddingBlock: `${vars.space.xsmall} 20px`, selectors: { '&:focus-visible': { outlineOffset: '-2px' } } });
export const footer = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.small, paddingInline: vars.space.xlarge, paddingBlock: vars.space.medium, borderTop: `1px solid ${vars.color.border.default}` });
