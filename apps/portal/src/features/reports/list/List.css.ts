import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const surface = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium, minHeight: vars.size.control });
export const name = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.xxsmall, minWidth: 0 });
export const nameLink = style({ display: 'block', minWidth: 0, maxWidth: '100%' });
export const rowActs = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.xsmall });
