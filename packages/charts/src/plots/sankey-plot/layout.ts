import { maximum } from '@panome/analysis/extremes';
/** A category of a layer, and what flows between categories of neighbouring layers, by place in `nodes`. */
export type FlowNode = { readonly layer: number; readonly name: string; readonly value: number };
export type FlowLink = { readonly source: number; readonly target: number; readonly value: number };
type Span = { readonly top: number; readonly height: number };
export type FlowLayout = {
  readonly nodes: readonly Span[];
  /** Where a link leaves its source and enters its target. */
  readonly links: readonly { readonly from: number; readonly to: number; readonly height: number }[];
};

const sweeps = 8;

/**
 * Stands the categories of each layer above one another so that few flows cross: each moves towards the mean height of
 * its neighbours, layer by layer, forth and back.
 *
 * @param gap - Pixels between two categories of a layer; less where they would take over half of the height.
 */
export function flowLayout(
  nodes: readonly FlowNode[],
  links: readonly FlowLink[],
  height: number,
  gap: number,
): FlowLayout {
  const count = maximum(nodes.map(({ layer }) => layer)) + 1;
  const layers = Array.from({ length: count }, (_, layer) =>
    Array.from(nodes.keys()).filter((at) => nodes[at]!.layer === layer),
  );
  const most = maximum(layers.map(({ length }) => length));
  const between = Math.min(gap, (height * 0.5) / Math.max(1, most - 1));
  const total = maximum(layers.map((layer) => layer.reduce((sum, at) => sum + nodes[at]!.value, 0)));
  const unit = (height - between * (most - 1)) / total;
  const spans: { top: number; height: number }[] = nodes.map(({ value }) => ({ top: 0, height: value * unit }));

  const stand = (layer: number[]): void => {
    const used = layer.reduce((sum, at) => sum + spans[at]!.height, 0) + between * (layer.length - 1);
    let top = (height - used) / 2;
    for (const at of layer) {
      spans[at]!.top = top;
      top += spans[at]!.height + between;
    }
  };
  layers.forEach((layer) => {
    layer.sort((a, b) => nodes[b]!.value - nodes[a]!.value || a - b);
    stand(layer);
  });
  const middle = (at: number) => spans[at]!.top + spans[at]!.height / 2;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const forth = sweep % 2 === 0;
    for (const layer of forth ? layers.slice(1) : layers.slice(0, -1).reverse()) {
      const wish = new Map(
        layer.map((at) => {
          const own = links.filter(({ source, target }) => (forth ? target : source) === at);
          const weight = own.reduce((sum, { value }) => sum + value, 0);
          return [
            at,
            weight > 0
              ? own.reduce((sum, { source, target, value }) => sum + value * middle(forth ? source : target), 0) /
                weight
              : middle(at),
          ];
        }),
      );
      layer.sort((a, b) => wish.get(a)! - wish.get(b)! || a - b);
      stand(layer);
    }
  }

  const placed = links.map(({ value }) => ({ from: 0, to: 0, height: value * unit }));
  const side = (
    end: 'source' | 'target',
    other: 'source' | 'target',
    set: (link: number, top: number) => void,
  ): void => {
    nodes.forEach((_, at) => {
      let top = spans[at]!.top;
      for (const link of Array.from(links.keys())
        .filter((one) => links[one]![end] === at)
        .sort((a, b) => middle(links[a]![other]) - middle(links[b]![other]) || a - b)) {
        set(link, top);
        top += placed[link]!.height;
      }
    });
  };
  side('source', 'target', (link, top) => (placed[link]!.from = top));
  side('target', 'source', (link, top) => (placed[link]!.to = top));
  return { nodes: spans, links: placed };
}
