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
export const headRow = style({ display: 'flex', height: '100%', background: 'inherit' });
export const row = style({ position: 'absolute', insetInline: 0, top: 0, display: 'flex', contain: 'strict', background: vars.color.bg.surface, borderBottom: `1px solid ${vars.color.border.default}`, selectors: { '&:hover': { background: vars.color.bg.hover } } });

// In the flow of its row, so that it can stick; the others lie beside it, wherever they are.
const frozen = { position: 'sticky', flex: 'none', zIndex: 1, maxHeight: '100%', background: 'inherit' } as const;
const box = { position: 'absolute', insetBlock: 0, paddingInline: vars.space.medium, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', selectors: { '&[data-align="end"]': { textAlign: 'end' }, '&[data-frozen]': frozen, '&[data-frozen="last"]': { borderInlineEnd: `1px solid ${vars.color.border.default}` } } } as const;
export const cell = style({ ...box, contain: 'strict' });
export const head = style(box);
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const bone = style({ display: 'inline-block', width: '60%', height: '10px', borderRadius: vars.radius.small, background: vars.color.bg.track });
