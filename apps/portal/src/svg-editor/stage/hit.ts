import type { Box } from '../edits/align.ts';

type Point = { readonly x: number; readonly y: number };
export type Shift = { readonly right: number; readonly down: number };

/** Pixels around a press in which a thin line is still met. */
const reach = 4;
const around: readonly Point[] = [
  { x: 0, y: 0 },
  ...[-reach, 0, reach].flatMap((x) => [-reach, 0, reach].map((y) => ({ x, y }))),
];

/** The id of the foremost element of `known` at a place of the stage; none on the ground. */
export function elementAt(stage: Document, place: Point, known: ReadonlySet<string>): string | null {
  for (const { x, y } of around) {
    const met = stage.elementFromPoint(place.x + x, place.y + y);
    for (let element = met; element; element = element.parentElement) if (known.has(element.id)) return element.id;
  }
  return null;
}

/** Where an element is drawn, in pixels of the stage. */
export function boxOf(stage: Document, id: string): Box | null {
  const box = stage.getElementById(id)?.getBoundingClientRect();
  return box && (box.width > 0 || box.height > 0) ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

export function boxesOf(stage: Document, ids: readonly string[]): ReadonlyMap<string, Box> {
  return new Map(
    ids.flatMap((id) => {
      const box = boxOf(stage, id);
      return box ? [[id, box] as const] : [];
    }),
  );
}

const isGraphic = (element: Element | null | undefined): element is SVGGraphicsElement =>
  element !== null && element !== undefined && 'getScreenCTM' in element;

/** A shift in pixels of the stage as the units in which an element is drawn, which groups around it may scale or turn. */
export function inUnitsOf(stage: Document, id: string, { down, right }: Shift): Shift {
  const parent = stage.getElementById(id)?.parentElement;
  const matrix = isGraphic(parent) ? parent.getScreenCTM() : null;
  if (!matrix) return { right, down };
  const { a, b, c, d } = matrix;
  const area = a * d - b * c;
  return area === 0
    ? { right: 0, down: 0 }
    : { right: (d * right - c * down) / area, down: (a * down - b * right) / area };
}
