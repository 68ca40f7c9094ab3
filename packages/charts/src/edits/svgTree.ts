/** An element of an SVG document: its opening tag as it is written, and what stands in it. */
export type SvgElement = { tag: string; readonly name: string; readonly closed: boolean; children: SvgNode[] };
export type SvgNode = SvgElement | string;

const token = /<[^>]*>|[^<]+/gu;

/**
 * A document as its elements, so that what is not touched is written again to the byte.
 *
 * Only for what we or a browser's serializer wrote: no `>` in attributes, every element closed.
 */
export function readSvg(svg: string): SvgElement {
  const root: SvgElement = { tag: '', name: '', closed: false, children: [] };
  const open = [root];
  for (const [part] of svg.matchAll(token)) {
    const within = open.at(-1)!;
    if (part.startsWith('</')) {
      if (open.length > 1) open.pop();
    } else if (!part.startsWith('<') || part.startsWith('<!') || part.startsWith('<?')) within.children.push(part);
    else {
      const closed = part.endsWith('/>');
      const element = { tag: part, name: /^<([^\s/>]+)/u.exec(part)?.[1] ?? '', closed, children: [] };
      within.children.push(element);
      if (!closed) open.push(element);
    }
  }
  return root;
}

export const isElement = (node: SvgNode): node is SvgElement => typeof node !== 'string';

/** The document of `readSvg` as text. */
export function writeSvg({ children, closed, name, tag }: SvgElement): string {
  if (closed) return tag;
  const inside = children.map((child) => (isElement(child) ? writeSvg(child) : child)).join('');
  return name === '' ? inside : `${tag}${inside}</${name}>`;
}

const attribute = (name: string) => new RegExp(`(?<=\\s)${name}="([^"]*)"`, 'u');

/** An attribute as it is written, with its escapes. */
export const attributeOf = ({ tag }: SvgElement, name: string): string | undefined => attribute(name).exec(tag)?.[1];

/** Sets an attribute; the value must be escaped. */
export function setAttribute(element: SvgElement, name: string, value: string): void {
  const written = `${name}="${value}"`;
  element.tag = attribute(name).test(element.tag)
    ? element.tag.replace(attribute(name), () => written)
    : element.tag.replace(/\s*\/?>$/u, (end) => ` ${written}${end.trim()}`);
}
