import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ flex: '0 1 320px', minWidth: 0, '@media': { '(max-width: 767px)': { flex: '1 1 100%' } } });
export const selection = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
