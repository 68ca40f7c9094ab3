import { progressAt } from './progress.ts';
import { aspect, atoms, bonds, curve, curveOrder, links, plot, type Point } from './scene.ts';

/** CSS colours of the theme that is shown. */
export type Ink = { readonly line: string; readonly accent: string; readonly nodes: readonly string[] };
type Size = { readonly width: number; readonly height: number };

/** Draws one moment. Sizes in CSS px; the context is already scaled to the device's. */
export function draw(context: CanvasRenderingContext2D, { height, width }: Size, ink: Ink, ms: number): void {
  const { charted, linked } = progressAt(ms);
  const scale = Math.min(width, height / aspect);
  const place = ({ x, y }: Point) => ({
    x: width / 2 + (x - 0.5) * scale,
    y: height / 2 + (y - 0.48) * scale * aspect,
  });
  const nodes = atoms.map((atom, node) =>
    place({ x: atom.x + (curve[node]!.x - atom.x) * charted, y: atom.y + (curve[node]!.y - atom.y) * charted }),
  );

  const line = (points: readonly Point[], color: string, alpha: number, thickness: number) => {
    if (alpha <= 0) return;
    context.globalAlpha = alpha;
    context.strokeStyle = color;
    context.lineWidth = thickness;
    context.beginPath();
    points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
  };

  context.clearRect(0, 0, width, height);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  line(
    [
      place({ x: plot.left, y: plot.top }),
      place({ x: plot.left, y: plot.bottom }),
      place({ x: plot.right, y: plot.bottom }),
    ],
    ink.line,
    charted,
    1.5,
  );
  for (const [a, b] of links) line([nodes[a]!, nodes[b]!], ink.line, linked * (1 - charted) * 0.8, 1.25);
  for (const [a, b] of bonds) line([nodes[a]!, nodes[b]!], ink.line, 1 - charted, 1.75);
  line(
    curveOrder.map((node) => nodes[node]!),
    ink.accent,
    charted,
    2.25,
  );

  context.globalAlpha = 1;
  nodes.forEach(({ x, y }, node) => {
    context.fillStyle = ink.nodes[Math.floor(node / 6) % ink.nodes.length]!;
    context.beginPath();
    context.arc(x, y, Math.max(2.5, scale * (0.009 - 0.002 * charted)), 0, 2 * Math.PI);
    context.fill();
  });
}
