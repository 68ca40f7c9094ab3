/** An element of a figure that can be changed. */
export type FigureElement = {
  readonly id: string;
  /** Its words; none when it is no text. */
  readonly text: string | null;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly fontSize: number | null;
  readonly bold: boolean;
  readonly italic: boolean;
};

const drawn = 'text, path, rect, circle, ellipse, line, polyline, polygon, image, use, g[id]';

const hexPair = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** A colour as `#rrggbb`, as a colour field takes it; none for what is no plain colour. */
function hexOf(color: string | null): string | null {
  if (color === null || color === 'none') return null;
  const short = /^#([\da-f])([\da-f])([\da-f])$/iu.exec(color);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  if (/^#[\da-f]{6}/iu.test(color)) return color.slice(0, 7).toLowerCase();
  const parts = /^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)/iu.exec(color);
  return parts
    ? `#${parts
        .slice(1, 4)
        .map((part) => hexPair(Number(part)))
        .join('')}`
    : null;
}

/** What an element says of itself, or an element around it. */
function inherited(element: Element, name: string): string | null {
  const from = element.closest(`[${name}]`);
  return from?.getAttribute(name) ?? null;
}

const colorOf = (element: Element, name: 'fill' | 'stroke'): string | null => hexOf(inherited(element, name));

function describe(element: Element): FigureElement {
  const isText = element.localName === 'text';
  const fill = inherited(element, 'fill');
  return {
    id: element.id,
    text: isText ? (element.textContent ?? '') : null,
    // Without a colour an element is drawn in black.
    fill: fill === null && element.localName !== 'g' ? '#000000' : colorOf(element, 'fill'),
    stroke: colorOf(element, 'stroke'),
    fontSize: isText ? Number.parseFloat(inherited(element, 'font-size') ?? '16') : null,
    bold: /bold|[6-9]00/u.test(inherited(element, 'font-weight') ?? ''),
    italic: /italic|oblique/u.test(inherited(element, 'font-style') ?? ''),
  };
}

const isNothing = (element: Element, name: string): boolean => Number.parseFloat(inherited(element, name) ?? '1') === 0;

const isFilled = (element: Element): boolean =>
  inherited(element, 'fill') !== 'none' && !isNothing(element, 'fill-opacity');

const isStroked = (element: Element): boolean =>
  (inherited(element, 'stroke') ?? 'none') !== 'none' &&
  !isNothing(element, 'stroke-width') &&
  !isNothing(element, 'stroke-opacity');

/** Charts also draw grounds without a colour and lines without a point: nobody can see, or mend, those. */
const isSeen = (element: Element): boolean =>
  element.localName === 'g' ||
  element.localName === 'image' ||
  element.localName === 'use' ||
  (element.getAttribute('d') !== '' && (isFilled(element) || isStroked(element)));

/** The elements that can be chosen, in the order of drawing: those with an id that are seen, but not the ground. */
export const elementsOf = (svg: SVGSVGElement): readonly FigureElement[] =>
  [...svg.querySelectorAll(drawn)]
    .filter(
      (element) =>
        element.id !== '' && element.id !== 'ground' && !element.closest('defs, clipPath') && isSeen(element),
    )
    .map(describe);

/** Gives an id to every element that draws, as figures of ours have them. */
export function nameElements(svg: SVGSVGElement): void {
  const used = new Set([...svg.querySelectorAll('[id]')].map(({ id }) => id));
  let count = 0;
  for (const element of svg.querySelectorAll(drawn)) {
    if (element.id !== '') continue;
    do count++;
    while (used.has(`${element.localName}.${count}`));
    element.id = `${element.localName}.${count}`;
  }
}
