import { style, vars } from '../theme/index.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: vars.color.fg.muted });
export const item = style({ display: 'inline-flex', alignItems: 'center', minWidth: 0, minHeight: vars.space.xlarge });
export const divider = style({ flexShrink: 0, marginInline: vars.space.xxsmall, color: vars.color.fg.subtle });
export const current = style({ color: vars.color.fg.default, overflowWrap: 'anywhere' });
