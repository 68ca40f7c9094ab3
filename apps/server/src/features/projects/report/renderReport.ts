import { renderMarkdown } from '../../../platform/markup/renderMarkdown.ts';

/** The size of a picture in px. */
export type PictureSize = { readonly width: number; readonly height: number };
export type TocEntry = { readonly id: string; readonly title: string; readonly level: number };

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

/** Letters and digits of a heading, in any script; what else is in it would need escaping in an address. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'section';

/** The pictures that a Markdown text refers to, as paths in the delivery, with the line of each. */
export function figuresIn(markdown: string): { path: string; line: number }[] {
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(/!\[[^\]]*\]\(<?([^)>\s]+)/g)].map(([, address = '']) => ({
      path: decodeSafely(address),
      line: index + 1,
    })),
  );
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The path in the delivery that an address in the HTML stands for. */
const pathOf = (address: string) => decodeSafely(address.replaceAll('&amp;', '&'));

/**
 * Renders a closing report as HTML whose headings have ids and whose pictures have sizes and still the paths in the
 * delivery.
 *
 * @param figures - The pictures of the delivery by path, each with its size where that is known.
 */
export function renderReport(
  markdown: string,
  figures: ReadonlyMap<string, PictureSize | null>,
): { html: string; toc: TocEntry[] } {
  const toc: TocEntry[] = [];
  const taken = new Set<string>();
  const html = renderMarkdown(markdown, { picture: (address) => (figures.has(decodeSafely(address)) ? address : null) })
    .replace(/<img src="([^"]*)"/g, (tag, address: string) => {
      const size = figures.get(pathOf(address));
      return size ? `${tag} width="${size.width}" height="${size.height}"` : tag;
    })
    .replace(/<h([2-6])>([\s\S]*?)<\/h\1>/g, (_all, level: string, words: string) => {
      const title = textOf(words);
      const slug = slugOf(title);
      let id = slug;
      for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
      taken.add(id);
      toc.push({ id, title, level: Number(level) });
      return `<h${level} id="${id}">${words}</h${level}>`;
    })
    .replace(
      /<p>(<img [^>]*alt="([^"]*)"[^>]*>)<\/p>/g,
      (_all, picture: string, words: string) =>
        `<figure>${picture}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`,
    );
  return { html, toc };
}

/** Replaces the path of every picture in a rendered report by its address; a picture without an address is removed. */
export function withFigures(html: string, addressOf: (path: string) => string | null): string {
  return html.replace(/<img src="(figures\/[^"]*)"([^>]*)>/g, (_all, path: string, rest: string) => {
    const address = addressOf(pathOf(path));
    return address === null ? '' : `<img src="${address.replaceAll('&', '&amp;')}"${rest}>`;
  });
}
