import { escapeXml } from '../xml/index.ts';
import { fontFamilies, type FigureEdit } from './figureEdit.ts';
import { attributeOf, isElement, readSvg, setAttribute, writeSvg, type SvgElement, type SvgNode } from './svgTree.ts';

export type EditedSvg = {
  readonly svg: string;
  /** Ids of edits whose element, or whose words, are not there any more. */
  readonly skipped: readonly string[];
};

/** An element and where it stands. With the title that says its whole name it is moved and hidden as one. */
type Place = { readonly element: SvgElement; readonly unit: SvgElement; readonly parent: SvgElement };

function places(root: SvgElement): Map<string, Place> {
  const found = new Map<string, Place>();
  const visit = (parent: SvgElement, grandparent: SvgElement | null) => {
    const isWrapper =
      parent.name === 'g' && parent.children.some((child) => isElement(child) && child.name === 'title');
    for (const element of parent.children.filter(isElement)) {
      const id = attributeOf(element, 'id');
      const place = isWrapper && grandparent ? { unit: parent, parent: grandparent } : { unit: element, parent };
      if (id !== undefined && !found.has(id)) found.set(id, { element, ...place });
      visit(element, parent);
    }
  };
  visit(root, null);
  return found;
}

/** A declaration in the style of an element, where the writer of the figure puts fonts. */
function setFont(element: SvgElement, name: string, value: string): void {
  const others = (attributeOf(element, 'style') ?? '')
    .split(';')
    .filter((one) => one.trim() !== '' && one.split(':')[0]!.trim() !== name);
  setAttribute(element, 'style', [...others, `${name}:${value}`, ''].join(';'));
}

const wordsOf = (element: SvgElement): string =>
  element.children.map((child) => (isElement(child) ? wordsOf(child) : child)).join('');

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/gu, (_, name: string) => marks[name]!);

/** The words of an element without the space around and within them that a figure does not show. */
const shown = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** @returns whether the words were still those that were changed. */
function setText(element: SvgElement, { from, to }: NonNullable<FigureEdit['text']>): boolean {
  if (shown(unescaped(wordsOf(element))) !== shown(from)) return false;
  const inner = element.children.filter(isElement);
  // A text of one line may have its words in an element of their own.
  if (inner.length === 1 && inner[0]!.name === 'tspan') return setText(inner[0]!, { from, to });
  element.children = [escapeXml(to)];
  setAttribute(element, 'xml:space', 'preserve');
  return true;
}

/** @returns whether all of the edit could be done. */
function change(element: SvgElement, edit: FigureEdit): boolean {
  const { bold, fill, fontFamily, fontSize, italic, move, stroke, text } = edit;
  if (fill !== undefined) setAttribute(element, 'fill', fill);
  if (stroke !== undefined) setAttribute(element, 'stroke', stroke);
  if (fontSize !== undefined) setFont(element, 'font-size', `${fontSize}px`);
  if (fontFamily !== undefined) setFont(element, 'font-family', fontFamilies[fontFamily]);
  if (bold !== undefined) setFont(element, 'font-weight', bold ? 'bold' : 'normal');
  if (italic !== undefined) setFont(element, 'font-style', italic ? 'italic' : 'normal');
  if (move) {
    const before = attributeOf(element, 'transform');
    setAttribute(element, 'transform', `translate(${move.right} ${move.down})${before ? ` ${before}` : ''}`);
  }
  return text === undefined || setText(element, text);
}

type Ordered = { readonly place: Place; readonly order: number };

/** Behind its neighbours is still in front of the ground of the figure. */
function behind(children: SvgNode[], units: readonly SvgNode[]): void {
  const ground = children.findIndex((child) => isElement(child) && attributeOf(child, 'id') === 'ground');
  children.splice(ground + 1, 0, ...units);
}

function arrange(ordered: readonly Ordered[]): void {
  for (const { place } of ordered) {
    place.parent.children = place.parent.children.filter((child) => child !== place.unit);
  }
  const rising = ordered.toSorted((one, other) => one.order - other.order);
  const byParent = Map.groupBy(rising, ({ place }) => place.parent);
  for (const [parent, within] of byParent) {
    const units = (front: boolean) => [
      ...new Set(within.filter(({ order }) => order > 0 === front).map(({ place }) => place.unit)),
    ];
    behind(parent.children, units(false));
    parent.children.push(...units(true));
  }
}

/**
 * A figure with what was changed on its elements. What is not named stays to the byte; without edits the figure comes
 * back as it was.
 *
 * @param svg - A figure of ours, or an SVG that a browser wrote.
 */
export function applyEdits(svg: string, edits: readonly FigureEdit[]): EditedSvg {
  if (edits.length === 0) return { svg, skipped: [] };
  const root = readSvg(svg);
  const known = places(root);
  const skipped: string[] = [];
  const ordered: Ordered[] = [];
  for (const edit of edits) {
    const place = known.get(escapeXml(edit.id));
    if (!place || !change(place.element, edit)) skipped.push(edit.id);
    if (place && edit.order) ordered.push({ place, order: edit.order });
  }
  arrange(ordered);
  for (const { hidden, id } of edits) {
    const place = hidden ? known.get(escapeXml(id)) : undefined;
    if (place) place.parent.children = place.parent.children.filter((child) => child !== place.unit);
  }
  return { svg: writeSvg(root), skipped };
}
