import createDOMPurify, { type DOMPurify } from 'dompurify';
import { attributes, isLook, isPlain, staysInside, tags } from './drawing.ts';
import { declarationsOf, fontOf, inlineRules } from './styleRules.ts';
import { mostElements, weightOf } from './weight.ts';

export const mostBytes = 10_000_000;

export type Cleaned =
  | {
      readonly kind: 'clean';
      readonly svg: SVGSVGElement;
      /** How many elements and attributes were taken out because they can do more than draw. */
      readonly removed: number;
    }
  | { readonly kind: 'none' | 'large' | 'many' };

/** What elements say of their look in a style attribute, under a name that a browser does not act upon. */
const setAside = 'data-look';

/** What the last drawing said in styles of its elements. */
let own = new WeakMap<Element, ReadonlySet<string>>();

/** A style as attributes, which the page's policy allows and an editor can change one by one. */
function spreadStyle(node: Node): void {
  if (!(node instanceof Element)) return;
  const style = node.getAttribute(setAside);
  if (style === null) return;
  node.removeAttribute(setAside);
  const declared = [...fontOf(style), ...declarationsOf(style)];
  for (const [name, value] of declared) node.setAttribute(name, value);
  own.set(node, new Set(declared.map(([name]) => name)));
}

function makePurify(): DOMPurify {
  const purify = createDOMPurify(window);
  purify.addHook('beforeSanitizeAttributes', spreadStyle);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'href' || attrName === 'xlink:href')
      attribute.keepAttr = staysInside(element.nodeName.toLowerCase(), attrValue);
    else if (isLook(attrName)) attribute.keepAttr = isPlain(attrValue);
  });
  return purify;
}

let made: DOMPurify | undefined;

const rules = {
  ALLOWED_TAGS: [...tags, '#text'],
  ALLOWED_ATTR: attributes,
  ALLOWED_URI_REGEXP: /^(?:#|data:image\/)/iu,
  // Only addresses are asked whether they begin like one.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => !name.endsWith('href')),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // What is taken out goes with all that is in it.
  KEEP_CONTENT: false,
};

/** The text without style elements, and with style attributes set aside: parsing them would break the page's policy. */
function withoutStyles(text: string): { readonly rest: string; readonly sheets: readonly string[] } {
  const sheets: string[] = [];
  const rest = text
    .replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/giu, (_, sheet: string) => {
      sheets.push(sheet.replaceAll(/<!\[CDATA\[|\]\]>/gu, '').replaceAll('&gt;', '>'));
      return '';
    })
    .replaceAll(/<[a-z][^>]*>/giu, (tag) => tag.replaceAll(/([\s"'/])style(?=\s*=)/giu, `$1${setAside}`));
  return { rest, sheets };
}

/**
 * The first drawing in a text, with only what draws: no script, handler, HTML, link, animation or address outside the
 * document; styles become attributes. It belongs to no page yet, so nothing of it was shown or loaded.
 */
export function cleanSvg(text: string): Cleaned {
  if (text.length > mostBytes) return { kind: 'large' };
  const start = text.search(/<svg[\s/>]/iu);
  if (start < 0) return { kind: 'none' };
  const { rest, sheets } = withoutStyles(text.slice(start));
  made ??= makePurify();
  own = new WeakMap();
  const fragment = made.sanitize(rest, { ...rules, RETURN_DOM_FRAGMENT: true });
  const svg = fragment.querySelector('svg');
  if (!svg) return { kind: 'none' };
  if (weightOf(svg) > mostElements) return { kind: 'many' };
  inlineRules(svg, sheets, own);
  for (const element of [svg, ...svg.querySelectorAll('[class]')]) element.removeAttribute('class');
  return { kind: 'clean', svg, removed: made.removed.length };
}
