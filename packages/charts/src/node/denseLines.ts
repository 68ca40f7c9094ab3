import { treeLine } from '../geometry/index.ts';
import type { BracketLayer, EdgeLayer } from '../model/index.ts';
import type { ToPixel } from './densePoints.ts';

const at = (value: number) => Number(value.toFixed(2));
const path = (steps: readonly string[], color: string, width: number, opacity = 1) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} d="${steps.join('')}"/>`;

/**
 * Lines that share a path do not grow denser where they cross; so many a path keep the file small and the look close.
 */
const together = 50;

/** Lines as paths; those with a missing end are left out. */
export function edgesSvg({ color, from, opacity, to, width, x, y }: EdgeLayer, toPixel: ToPixel): string {
  const lines: string[] = [];
  for (let i = 0; i < from.length; i++) {
    const ends = [toPixel.x(x[from[i]!]!), toPixel.y(y[from[i]!]!), toPixel.x(x[to[i]!]!), toPixel.y(y[to[i]!]!)].map(
      at,
    );
    if (ends.every(Number.isFinite)) lines.push(`M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`);
  }
  const paths = Array.from({ length: Math.ceil(lines.length / together) }, (_, part) =>
    lines.slice(part * together, (part + 1) * together),
  );
  return paths.map((steps) => path(steps, color, width, opacity)).join('');
}

/** A tree as a path for each width of its lines, its leaves at the middles of the cells. */
export function bracketsSvg({
  color,
  from,
  fromHeight,
  height,
  highest,
  rect,
  side,
  to,
  toHeight,
  width,
}: BracketLayer): string {
  const upright = side === 'top';
  const [start, long, foot, deep] = upright
    ? [rect.x, rect.width, rect.y + rect.height, rect.height]
    : [rect.y, rect.height, rect.x + rect.width, rect.width];
  const place = (leaf: number) => at(start + ((leaf + 0.5) * long) / (from.length + 1));
  const rise = (one: number) => at(foot - (one / highest) * deep);
  const paths = new Map<number, string[]>();
  for (let i = 0; i < from.length; i++) {
    const [one, other, bar, low, high] = [
      place(from[i]!),
      place(to[i]!),
      rise(height[i]!),
      rise(fromHeight[i]!),
      rise(toHeight[i]!),
    ];
    const line = treeLine(width, Math.abs(other - one));
    const steps = paths.get(line) ?? paths.set(line, []).get(line)!;
    steps.push(upright ? `M${one} ${low}V${bar}H${other}V${high}` : `M${low} ${one}H${bar}V${other}H${high}`);
  }
  return [...paths].map(([line, steps]) => path(steps, color, line)).join('');
}
