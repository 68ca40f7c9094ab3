import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const faces = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.medium });
export const species = style({ flex: '0 1 280px', minWidth: 0 });
/** A long list scrolls inside, so that what follows stays near. */
export const table = style({ height: '420px', minHeight: 0 });
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const choice = style({ minWidth: '220px' });
