import { style, vars } from '../theme/index.ts';

export const frame = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  minHeight: '160px',
  overflow: 'auto',
  contain: 'strict',
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const headGroup = style({ position: 'sticky', top: 0, zIndex: 1, minWidth: '100%', background: vars.color.bg.subtle, borderBottom: `1px solid ${vars.color.border.default}`, color: vars.color.fg.muted, fontWeight: vars.weight.strong });
export const body = style({ position: 'relative', minWidth: '100%' });
export const row = style({ position: 'absolute', insetInline: 0, top: 0, contain: 'strict', borderBottom: `1px solid ${vars.color.border.default}`, selectors: { '&:hover': { background: vars.color.bg.hover } } });

const box = { position: 'absolute', insetBlock: 0, paddingInline: vars.space.medium, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', selectors: { '&[data-align="end"]': { textAlign: 'end' } } } as const;
export const cell = style({ ...box, contain: 'strict' });
export const head = style(box);
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const bone = style({ display: 'inline-block', width: '60%', height: '10px', borderRadius: vars.radius.small, background: vars.color.bg.track });
