/** Markup that is safe to put into a page: only `html` and `trusted` make it. */
export type Html = { readonly markup: string };
export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that HTML forbids or that would turn the reading direction of what follows. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

const markupOf = (value: HtmlValue): string => {
  if (value === null) return '';
  if (typeof value === 'string') return value.replace(forbidden, '').replace(/[&<>"']/g, (char) => entities[char]!);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(markupOf).join('');
};

/** Markup with every value escaped, so that a text can never become an element or an attribute. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html => ({
  markup: parts.reduce((whole, part, index) => whole + markupOf(values[index - 1]!) + part),
});

/** Takes a string as markup. For what this program wrote itself, never for what a person typed. */
export const trusted = (markup: string): Html => ({ markup });

/** Text of several lines: a blank line begins a paragraph, a line break stays one. */
export const paragraphs = (text: string): HtmlValue =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => html`<p class="text">${paragraph}</p>\n`);
