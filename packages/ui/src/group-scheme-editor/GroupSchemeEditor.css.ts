import { style, vars } from '../theme/index.ts';

export const groups = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: vars.space.large, alignItems: 'start' });
export const group = style({ display: 'grid', gap: vars.space.xsmall, padding: vars.space.medium, border: `1px solid ${vars.color.border.default}`, borderRadius: vars.radius.card, background: vars.color.bg.surface });
export const head = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space.small });
export const color = style({ width: vars.size.controlSmall, height: vars.size.controlSmall, padding: 0, border: `1px solid ${vars.color.border.strong}`, borderRadius: vars.radius.control, background: 'none', cursor: 'pointer' });
export const samples = style({ listStyle: 'none', padding: 0, minHeight: vars.size.row, maxHeight: '320px', overflowY: 'auto' });
export const sample = style({ paddingBlock: vars.space.xxsmall, cursor: 'grab' });
