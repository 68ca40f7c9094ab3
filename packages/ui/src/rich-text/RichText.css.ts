import { globalStyle } from '@vanilla-extract/css';
import { components, style, vars } from '../theme/index.ts';

export const article = style({ minWidth: 0, lineBreak: 'strict' });
export const scroller = style({
  overflowX: 'auto',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const arrow = style({
  display: 'inline',
  width: '0.85em',
  height: '0.85em',
  marginInlineStart: '0.15em',
  verticalAlign: '-0.05em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Overrides the rules of SafeHtml, in whatever order the two style sheets load. */
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`div.${article} ${selector}`, { '@layer': { [components]: rule } });
const size = (role: { size: string; line: string }) => ({ fontSize: role.size, lineHeight: role.line });

// Headings stand nearer to what follows than to what comes before.
within(':is(h1, h2)', { ...size(vars.text.title), marginBlockStart: vars.space.xxlarge });
within('h3', { ...size(vars.text.section), marginBlockStart: vars.space.xlarge });
within(':is(h4, h5, h6)', { ...size(vars.text.body), marginBlockStart: vars.space.xlarge });
within(':is(h1, h2, h3, h4, h5, h6) + *', { marginBlockStart: vars.space.small });
within('> * > :first-child', { marginBlockStart: 0 });
within('[data-anchor]', { scrollMarginBlockStart: vars.size.header });
within('[data-anchor]:focus', { outline: 'none' });

within(':is(li + li, li > :is(ul, ol))', { marginBlockStart: vars.space.xsmall });
within('li::marker', { color: vars.color.fg.subtle });
within('dt', { fontWeight: vars.weight.strong });
within('dd', { paddingInlineStart: vars.space.large });

// Slanted Chinese is hard to read: emphasis is weight. `i` stays slanted for the Latin names of species.
within('em', { fontStyle: 'normal', fontWeight: vars.weight.strong });
within('mark', { background: vars.color.bg.warningSubtle, color: vars.color.fg.default });
within(':is(code, kbd)', {
  padding: `1px ${vars.space.xsmall}`,
  borderRadius: vars.radius.small,
  background: vars.color.bg.subtle,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
});
within('pre', { border: `1px solid ${vars.color.border.default}`, lineHeight: vars.text.body.line });
within('pre code', { padding: 0, background: 'none', boxShadow: 'none' });
within('blockquote', { borderInlineStartWidth: '3px', borderInlineStartColor: vars.color.border.strong });
within('blockquote > * + *', { marginBlockStart: vars.space.small });
within('hr', { border: 'none', borderBlockStart: `1px solid ${vars.color.border.default}` });

within('figure', { display: 'flex', flexDirection: 'column', gap: vars.space.small });
within(':is(figcaption, caption)', { ...size(vars.text.secondary), color: vars.color.fg.muted, textAlign: 'start' });
within('caption', { padding: vars.space.small });
// A picture has its place, with its words, before it has come.
within('img', {
  minHeight: vars.space.xlarge,
  background: vars.color.bg.subtle,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
});

within('table', { display: 'table', width: '100%', minWidth: 'max-content', overflow: 'visible' });
within('thead th', { background: vars.color.bg.subtle, fontWeight: vars.weight.strong });
within(':is(th, td)', { maxWidth: '20em', verticalAlign: 'top' });
within('tr:last-child > td', { borderBlockEnd: 'none' });
