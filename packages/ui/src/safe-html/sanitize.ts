import createDOMPurify, { type DOMPurify } from 'dompurify';
import { MissingPackage } from '../missing-package/index.ts';

const tags =
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const attributes = 'alt colspan data-anchor dir height href lang rowspan scope src start title width'.split(' ');

// A bundler that does not find the package may put an empty one in its place.
if (typeof createDOMPurify !== 'function') throw new MissingPackage('dompurify');

/** An instance of its own, so that hooks which other code adds to the shared one change nothing here. */
function makePurify(): DOMPurify {
  // Without a document DOMPurify gives back what it got.
  if (typeof window === 'undefined')
    throw new Error('HTML is cleaned by the document of a page; a server has none. SafeHtml shows its words there.');
  const purify = createDOMPurify(window);
  // An id could stand for something else on the page; kept under another name, RichText finds its anchors by it.
  purify.addHook('beforeSanitizeAttributes', (node) => {
    const id = node.getAttribute?.('id');
    if (id) node.setAttribute('data-anchor', id);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') {
      node.setAttribute('loading', 'lazy');
      node.setAttribute('referrerpolicy', 'no-referrer');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
    if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
    // `noopener` for the reader, `noreferrer` so that project addresses do not leak.
    node.setAttribute('rel', 'noopener noreferrer');
    if (!node.getAttribute('href')!.startsWith('#')) node.setAttribute('target', '_blank');
  });
  return purify;
}

let made: DOMPurify | undefined;
const purify = (): DOMPurify => (made ??= makePurify());

const rules = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  // Only these two are addresses; of the others DOMPurify would ask that they begin like one.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href' && name !== 'src'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\.{1,2}\/)/i,
};

/**
 * HTML with only what text needs: no script, style, form, frame, id, class or inline handler; pictures wait until they
 * are near; links and pictures only from http(s), mail, telephone or the same site.
 *
 * @throws {Error} On a server, which has no document to clean with.
 */
export const sanitize = (html: string): string => purify().sanitize(html, rules);

/**
 * The same in the form that a page whose policy requires trusted types takes as markup; a string where the browser has
 * none.
 */
export const sanitizeForPage = (html: string): string =>
  purify().sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true }) as unknown as string;
