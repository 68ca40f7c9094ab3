import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

const textOnly = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } };

/** `doi:10.1/x` becomes a link; a full stop or bracket at its end belongs to the sentence. */
const linkDois = (source: string) =>
  source.replace(/\bdoi:\s?(10\.\d{4,9}\/[^\s，；。）]+)/g, (_all, found: string) => {
    const doi = found.replace(/[.,;)]+$/, '');
    return `[doi:${doi}](<https://doi.org/${doi}>)${found.slice(doi.length)}`;
  });

/** Markdown with tables to HTML, without the first title: the page already has it. */
export function renderMarkdown(source: string): string {
  const body = source.replace(/^#\s.*(?:\r?\n)+/, '');
  return micromark(linkDois(body), { extensions: [gfmTable(), textOnly], htmlExtensions: [gfmTableHtml()] });
}
