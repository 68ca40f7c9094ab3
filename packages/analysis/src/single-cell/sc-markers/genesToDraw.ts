import type { ClusterExpression, Marker } from './markers.ts';

/** Of each cluster the first genes that rise, once each, in the order of the clusters. */
export function genesToDraw(markers: readonly Marker[], { log2fc }: ClusterExpression, top: number): readonly number[] {
  const chosen = new Set<number>();
  log2fc.forEach((change, c) => {
    markers
      .filter(({ cluster, gene }) => cluster === c && change[gene]! > 0 && !chosen.has(gene))
      .slice(0, top)
      .forEach(({ gene }) => chosen.add(gene));
  });
  return [...chosen];
}

/** Of every cluster the first gene that rises, then of every cluster the second, and so on, once each. */
export function genesByTurn(
  markers: readonly Marker[],
  { log2fc }: ClusterExpression,
  clusters: number,
): readonly number[] {
  const rising = Array.from({ length: clusters }, (_, c) =>
    markers.filter(({ cluster, gene }) => cluster === c && log2fc[c]![gene]! > 0),
  );
  const longest = rising.reduce((most, own) => Math.max(most, own.length), 0);
  return [
    ...new Set(
      Array.from({ length: Math.min(60, longest) }, (_, turn) => rising.flatMap((own) => own[turn]?.gene ?? [])).flat(),
    ),
  ];
}
