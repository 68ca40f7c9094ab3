import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** HTML in Markdown is never needed and could run code. */
const textOnly = { disable: { null: ['htmlFlow', 'htmlText'] } };

type RenderOptions = {
  /** Gives the address of a picture of our own storage; null for any other picture, of which only the words stay. */
  readonly picture?: (address: string) => string | null;
};

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Addresses a link may have: the web, mail, or a page of the portal. */
function linkTarget(address: string): string | null {
  if (/^(?:https?:\/\/|mailto:)/i.test(address)) return address;
  if (/^#?\/(?![/\\])/.test(address)) return address.startsWith('#') ? address : `#${address}`;
  return null;
}

/**
 * Checks the links of rendered Markdown: allowed ones stay; of others, and of links within links, only the words stay.
 */
function linksOf(html: string): string {
  const open: boolean[] = [];
  return html.replace(/<a href="([^"]*)"(?: title="[^"]*")?>|<\/a>/g, (tag, address: string) => {
    if (tag === '</a>') return open.pop() ? tag : '';
    const target = open.includes(true) ? null : linkTarget(unescape(address));
    open.push(target !== null);
    return target === null ? '' : `<a rel="noopener noreferrer" href="${escape(target)}">`;
  });
}

/** Tags, and code as a whole: what stands between is text. */
const tags = /(<pre>[\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>|<[^>]*>)/;

/** `H~2~O` and `10^6^`, as scientists write them; a few letters, digits and signs between two marks. */
const raised = (text: string) =>
  text
    .replace(/~([\p{L}\p{N}+\-−]{1,12})~/gu, '<sub>$1</sub>')
    .replace(/\^([\p{L}\p{N}+\-−]{1,12})\^/gu, '<sup>$1</sup>');

const withRaised = (html: string) =>
  html
    .split(tags)
    .map((part, at) => (at % 2 === 0 ? raised(part) : part))
    .join('');

/** Names of species and genes are slanted; slanted Chinese is hard to read, so there emphasis is weight. */
const withItalics = (html: string) =>
  html.replace(/<em>([^<]*)<\/em>/g, (all, words: string) => (/\p{Script=Han}/u.test(words) ? all : `<i>${words}</i>`));

/**
 * Renders Markdown as HTML of plain elements: headings, lists, tables, code, quotes, links, sub- and superscripts, and
 * pictures of our own storage. This is the one place on the server where text becomes HTML (SEC-40).
 */
export function renderMarkdown(markdown: string, { picture = () => null }: RenderOptions = {}): string {
  const html = micromark(markdown, { extensions: [gfmTable(), textOnly], htmlExtensions: [gfmTableHtml()] });
  // Everything a person wrote is escaped by now, so these match only tags of the renderer.
  return withItalics(
    withRaised(linksOf(html))
      .replace(/<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/g, (_all, address: string, words: string) => {
        const source = picture(unescape(address));
        return source === null ? words : `<img src="${escape(source)}" alt="${words}" loading="lazy">`;
      })
      .replace(/<code class="[^"]*">/g, '<code>')
      .replace(/<(t[hd]) align="[^"]*">/g, '<$1>')
      // The title of a page is not part of the text, so headings begin one level lower.
      .replace(/<(\/?)h1>/g, '<$1h2>')
      .trimEnd(),
  );
}

/** The text of rendered HTML in one line, for lists: at most so many characters. */
export function summaryOf(html: string, most = 90): string {
  const text = unescape(
    html
      .replace(/<\/?(?:a|code|em|i|strong|sub|sup)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
