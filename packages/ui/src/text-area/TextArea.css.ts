import { style, vars } from '../theme/index.ts';

export const frame = style({ paddingBlock: vars.space.xsmall, paddingInlineEnd: 0 });
export const area = style({ display: 'block', resize: 'vertical', fieldSizing: 'content', maxHeight: '60vh', paddingInlineEnd: vars.space.small });
export const count = style({ alignSelf: 'flex-end', color: vars.color.fg.subtle, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
