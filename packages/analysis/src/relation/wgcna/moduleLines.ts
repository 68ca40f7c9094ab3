import { forceLayout, graphOf } from '../../layout/index.ts';

/** A pair of features of one module and its topological overlap. */
export type ModuleLine = { readonly a: number; readonly b: number; readonly tom: number };
/** A feature that has a line: how many, and where it is drawn, 0…1. */
export type ModuleNode = { readonly feature: number; readonly degree: number; readonly x: number; readonly y: number };
type Limits = { readonly edgeTom: number; readonly edgeTop: number };

/**
 * The pairs of each module that overlap most, the modules in their order and in each the strongest first; of equal ones
 * those of earlier features.
 * @param distances - 1 − overlap, size × size.
 */
export function moduleLines(
  distances: Float64Array,
  modules: Int32Array,
  { edgeTom, edgeTop }: Limits,
): ModuleLine[][] {
  const size = modules.length;
  const members: number[][] = Array.from({ length: modules.reduce((most, one) => Math.max(most, one), 0) }, () => []);
  modules.forEach((module, feature) => {
    if (module > 0) members[module - 1]!.push(feature);
  });
  return members.map((features) => {
    const count = features.length;
    const overlaps = new Float64Array((count * (count - 1)) / 2);
    let at = 0;
    for (let i = 0; i < count; i += 1)
      for (let j = i + 1; j < count; j += 1) overlaps[at++] = 1 - distances[features[i]! * size + features[j]!]!;
    // Of a large module nearly all pairs may reach the limit: only those that can be kept are made.
    const least = Math.max(edgeTom, overlaps.toSorted()[Math.max(0, at - edgeTop)] ?? edgeTom);
    const lines: ModuleLine[] = [];
    at = 0;
    for (let i = 0; i < count; i += 1) {
      for (let j = i + 1; j < count; j += 1) {
        const tom = overlaps[at++]!;
        if (tom >= least) lines.push({ a: features[i]!, b: features[j]!, tom });
      }
    }
    return lines.toSorted((one, other) => other.tom - one.tom || one.a - other.a || one.b - other.b).slice(0, edgeTop);
  });
}

/**
 * Places for the ends of the lines: each module by itself, as large as it has features, the modules side by side in
 * rows.
 */
export function placedNodes(modules: readonly (readonly ModuleLine[])[]): ModuleNode[] {
  const drawn = modules
    .map((lines) => ({ lines, features: [...new Set(lines.flatMap(({ a, b }) => [a, b]))].toSorted((a, b) => a - b) }))
    .filter(({ features }) => features.length > 0);
  const columns = Math.ceil(Math.sqrt(drawn.length));
  const most = drawn.reduce((largest, { features }) => Math.max(largest, features.length), 1);
  return drawn.flatMap(({ features, lines }, at) => {
    const place = new Map(features.map((feature, node) => [feature, node]));
    const graph = graphOf(
      features.length,
      lines.map(({ a }) => place.get(a)!),
      lines.map(({ b }) => place.get(b)!),
      lines.map(({ tom }) => tom),
    );
    // The seed only turns the drawing.
    const { x, y } = forceLayout(graph, new Uint8Array(features.length), 1);
    const side = 0.45 + 0.45 * Math.sqrt(features.length / most);
    const [left, top] = [at % columns, Math.floor(at / columns)];
    const within = (value: number, cell: number): number => (cell + 0.5 + (value - 0.5) * side) / columns;
    return features.map((feature, node): ModuleNode => ({
      feature,
      degree: graph.starts[node + 1]! - graph.starts[node]!,
      x: within(x[node]!, left),
      y: 1 - within(y[node]!, top),
    }));
  });
}
