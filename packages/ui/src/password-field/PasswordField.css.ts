import { style, vars } from '../theme/index.ts';

export const hint = style({
  selectors: { '&:empty': { position: 'absolute' } },
  color: vars.color.fg.warning, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
