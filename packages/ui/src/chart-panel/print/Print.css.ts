import { style, vars } from '../../theme/index.ts';

export const sides = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.medium });
