import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** Pressed by its button; the keyboard reaches that. */
export const file = style({ position: 'absolute', width: '1px', height: '1px', opacity: 0, pointerEvents: 'none' });
export const findings = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, paddingInlineStart: vars.space.large });
export const order = style({ columns: '160px auto', columnGap: vars.space.large, paddingInlineStart: vars.space.xlarge, maxHeight: '240px', overflowY: 'auto' });
