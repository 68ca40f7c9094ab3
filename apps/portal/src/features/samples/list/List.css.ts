import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', flex: '1 1 0', gap: vars.space.small, minWidth: 0, '@media': { [phone]: { flex: '1 1 100%' } } });
export const kind = style({ flex: '0 1 184px', minWidth: 0, '@media': { [phone]: { flex: '1 1 140px' } } });
export const state = style({ flex: '0 1 136px', minWidth: 0, '@media': { [phone]: { flex: '1 1 110px' } } });
