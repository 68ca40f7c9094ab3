import { style, vars } from '../theme/index.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const notice = style({ paddingBlock: vars.space.large, selectors: { '&:first-child': { paddingTop: 0 }, '& + &': { borderTop: `1px solid ${vars.color.border.default}` } } });
export const title = style({ fontSize: vars.text.body.size, lineHeight: vars.text.body.line, fontWeight: vars.weight.strong });
export const date = style({ display: 'block', marginBottom: vars.space.small, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line, color: vars.color.fg.subtle });
export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.small, width: '100%' });
