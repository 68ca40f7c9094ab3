import { style, vars } from '../theme/index.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium, minHeight: vars.size.control });
export const root = style({ position: 'relative', display: 'flex', flexGrow: 1, alignItems: 'center', height: vars.space.xlarge, touchAction: 'none', userSelect: 'none' });
export const track = style({ position: 'relative', flexGrow: 1, height: '4px', borderRadius: vars.radius.full, background: vars.color.bg.track });
export const range = style({ position: 'absolute', height: '100%', borderRadius: vars.radius.full, background: vars.color.border.focus, selectors: { '&[data-disabled]': { background: vars.color.fg.disabled } } });
export const thumb = style({
  position: 'relative',
  display: 'block',
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  border: `2px solid ${vars.color.border.focus}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  cursor: 'grab',
  selectors: { '&::before': { content: '""', position: 'absolute', inset: '-6px' }, '&[data-disabled]': { borderColor: vars.color.fg.disabled, cursor: 'not-allowed' } },
});
export const shown = style({ minWidth: '3em', color: vars.color.fg.muted, textAlign: 'end' });
