/** What is drawn at most. A `use` draws what it names again, so few of them can name very many. */
export const mostElements = 60_000;
const deepest = 200;

const nameIn = (element: Element): string | null =>
  element.localName === 'use' ? (element.getAttribute('href') ?? element.getAttribute('xlink:href')) : null;

/**
 * How many elements are drawn, with those that are drawn again by `use`; infinite when one draws itself, or when they
 * are nested too deep to be walked.
 */
export function weightOf(root: Element): number {
  const byId = new Map([...root.querySelectorAll('[id]')].map((element) => [`#${element.id}`, element]));
  const known = new Map<Element, number>();
  const open = new Set<Element>();
  const weigh = (element: Element): number => {
    const weighed = known.get(element);
    if (weighed !== undefined) return weighed;
    if (open.has(element) || open.size > deepest) return Infinity;
    open.add(element);
    let weight = 1;
    for (const child of element.children) weight += weigh(child);
    const again = byId.get(nameIn(element) ?? '');
    if (again) weight += weigh(again);
    open.delete(element);
    known.set(element, weight);
    return weight;
  };
  return weigh(root);
}
