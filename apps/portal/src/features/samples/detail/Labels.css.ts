import { vars } from '@panome/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Set on the body while labels are printed: everything else stays off the paper. */
export const printing = style({});
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'flex', flexWrap: 'wrap', alignContent: 'flex-start', background: 'white' } },
});
globalStyle(`body${printing}`, { '@media': { print: { background: 'white' } } });
globalStyle(`${printing} > :not(${sheet})`, { '@media': { print: { display: 'none' } } });

export const preview = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.subtle,
});
const label = style({
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  background: 'white',
  color: 'black',
  breakInside: 'avoid',
  border: `1px dashed ${vars.color.border.strong}`,
  '@media': { print: { border: 'none' } },
});
// Millimetres: these are measures of paper, not of the screen.
export const labels = styleVariants({
  small: [label, { width: '38mm', height: '19mm', padding: '1mm', gap: '1mm', fontSize: '1.9mm', lineHeight: 1.3 }],
  medium: [label, { width: '50mm', height: '30mm', padding: '2mm', gap: '2mm', fontSize: '2.7mm', lineHeight: 1.3 }],
  large: [label, { width: '70mm', height: '37mm', padding: '3mm', gap: '3mm', fontSize: '3.4mm', lineHeight: 1.35 }],
});
export const codes = styleVariants({
  small: { flex: 'none', width: '16mm' },
  medium: { flex: 'none', width: '22mm' },
  large: { flex: 'none', width: '29mm' },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontSize: '1.5em', fontWeight: vars.weight.strong });
