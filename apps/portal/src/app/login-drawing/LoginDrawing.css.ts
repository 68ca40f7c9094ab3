import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative', flex: 1, minHeight: 0 });
export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const control = style({
  position: 'absolute',
  insetBlockEnd: vars.space.large,
  insetInlineEnd: vars.space.large,
});
