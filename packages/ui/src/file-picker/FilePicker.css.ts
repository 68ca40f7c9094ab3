import { style, vars } from '../theme/index.ts';

export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const rows = style({ minHeight: '240px', overflowX: 'auto', selectors: { '&[aria-busy="true"]': { color: vars.color.fg.muted } } });
const head = { padding: `${vars.space.small} ${vars.space.medium}`, borderBlockEnd: `1px solid ${vars.color.border.default}`, textAlign: 'start' } as const;
export const table = style({ width: '100%', tableLayout: 'fixed' });
export const name = style({ ...head, paddingBlock: 0 });
export const number = style({ ...head, width: '96px', textAlign: 'end', color: vars.color.fg.muted });
export const time = style({ ...head, width: '168px', color: vars.color.fg.muted, '@media': { 'screen and (max-width: 767px)': { display: 'none' } } });
const cell = { display: 'flex', alignItems: 'center', gap: vars.space.small, width: '100%', minWidth: 0, minHeight: vars.size.row, textAlign: 'start' } as const;
export const folder = style({ ...cell, color: vars.color.fg.accent, selectors: { '&:focus-visible': { outlineOffset: '-2px' } } });
export const file = style({ ...cell, cursor: 'pointer', selectors: { '&[data-disabled]': { flexWrap: 'wrap', paddingBlock: vars.space.xsmall, rowGap: 0, color: vars.color.fg.subtle, cursor: 'not-allowed' } } });
export const radio = style({ flex: 'none', width: vars.size.iconSmall, height: vars.size.iconSmall, accentColor: vars.color.bg.accent });
export const icon = style({ flex: 'none', color: vars.color.fg.subtle });
export const reason = style({ flex: 'none', marginInlineStart: 'auto', '@media': { 'screen and (max-width: 767px)': { flexBasis: '100%', marginInlineStart: 0 } }, color: vars.color.fg.subtle, fontSize: vars.text.secondary.size });
export const field = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small, minWidth: 0 });
export const value = style({ minWidth: 0, overflow: 'hidden' });
