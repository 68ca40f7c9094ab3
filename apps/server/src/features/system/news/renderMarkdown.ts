import { micromark } from 'micromark';

/** Neither raw HTML nor images: an image would call another host, and HTML is never needed (SEC-40). */
const textOnly = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } };

/** Markdown to HTML of a few plain elements. Links with a protocol other than http, https and mailto lose their address. */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, { extensions: [textOnly] });
  // Everything written by a person is escaped by now, so this matches links of the renderer only.
  return html.replaceAll('<a href="', '<a rel="noopener noreferrer" href="');
}
