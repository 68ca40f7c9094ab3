import { globalStyle } from '@vanilla-extract/css';
import { components, style, vars } from '../theme/index.ts';

export const article = style({ minWidth: 0, maxWidth: '40em', overflowWrap: 'anywhere', textAutospace: 'normal' });

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${article} ${selector}`, { '@layer': { [components]: rule } });

within('> * + *', { marginBlockStart: vars.space.large });
within(':is(h1, h2, h3, h4, h5, h6)', {
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  fontWeight: vars.weight.strong,
});
within(':is(ul, ol)', { paddingInlineStart: vars.space.xlarge });
within('a', { textDecoration: 'underline', textUnderlineOffset: '3px' });
within('img', { maxWidth: '100%', height: 'auto', borderRadius: vars.radius.card });
within('blockquote', {
  marginInline: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
});
within(':is(code, pre)', { fontFamily: vars.font.mono, fontSize: vars.text.secondary.size });
within('pre', {
  overflowX: 'auto',
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: vars.color.bg.subtle,
});
// A word in a cell stays whole: the table scrolls instead.
within('table', { display: 'block', overflowX: 'auto', overflowWrap: 'break-word' });
within(':is(th, td)', {
  padding: vars.space.small,
  borderBottom: `1px solid ${vars.color.border.default}`,
  textAlign: 'start',
});
