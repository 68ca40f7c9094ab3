import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

const textOnly = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } };

/** `doi:10.1/x` becomes a link; a full stop or bracket at its end belongs to the sentence. */
const linkDois = (source: string) =>
  source.replace(/\bdoi:\s?(10\.\d{4,9}\/[^\s，；。）]+)/g, (_all, found: string) => {
    const doi = found.replace(/[.,;)]+$/, '');
    return `[doi:${doi}](<https://doi.org/${doi}>)${found.slice(doi.length)}`;
  });

/**
 * The Markdown of a method's guide or note as HTML: no HTML and no picture of the source gets through, links only to
 * the web.
 */
export const methodMarkdown = (source: string): string =>
  micromark(linkDois(source), { extensions: [gfmTable(), textOnly], htmlExtensions: [gfmTableHtml()] });
