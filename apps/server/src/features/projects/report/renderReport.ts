import { renderMarkdown } from '../../../platform/markup/renderMarkdown.ts';

/** In px. */
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

/** The figures that Markdown asks for, as paths of the delivery, with the line of each. */
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

/** The path of the delivery that stands as an address in HTML. */
const pathOf = (address: string) => decodeSafely(address.replaceAll('&amp;', '&'));

/**
 * A closing report as HTML whose headings have ids and whose pictures have their size and still the paths of the
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

/** Gives every picture of a rendered report the address where it can be had; a picture without one goes. */
export function withFigures(html: string, addressOf: (path: string) => string | null): string {
  return html.replace(/<img src="(figures\/[^"]*)"([^>]*)>/g, (_all, path: string, rest: string) => {
    const address = addressOf(pathOf(path));
    return address === null ? '' : `<img src="${address.replaceAll('&', '&amp;')}"${rest}>`;
  });
}
