export type FigureSize = { readonly width: number; readonly height: number };

const usual: FigureSize = { width: 800, height: 600 };

/** The sides of a drawing in its own units. A drawing without a view box gets one, so that it can be enlarged. */
export function figureSize(svg: SVGSVGElement): FigureSize {
  const box = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  if (box.length === 4 && box.every(Number.isFinite) && box[2]! > 0 && box[3]! > 0)
    return { width: box[2]!, height: box[3]! };
  const side = (name: 'height' | 'width') => {
    const value = svg.getAttribute(name) ?? '';
    const pixels = value.endsWith('%') ? Number.NaN : Number.parseFloat(value);
    return pixels > 0 ? pixels : usual[name];
  };
  const size = { width: side('width'), height: side('height') };
  svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  return size;
}
