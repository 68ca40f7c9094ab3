type Table = { readonly ids: readonly string[]; readonly texts: readonly (readonly string[])[] };

const ORGANELLE = /chloroplast|mitochondria/iu;
const BACTERIA = /(?:^|;)\s*(?:[dk]__|sk__)?bacteria\s*(?:;|$)/iu;
const OWN_RANK = /(?:^|;)\s*(?:[pcofgs]__)?(chloroplast|mitochondria)\s*(?:;|$)/iu;

/**
 * Features that a classifier of 16S sequences puts below Bacteria but that are parts of plant or animal cells, with what
 * they are. A protein that lies in a mitochondrion stands below no Bacteria.
 */
export function organelles({ ids, texts }: Table): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  ids.forEach((id, feature) => {
    const cells = [id, ...texts.map((column) => column[feature] ?? '')];
    if (!cells.some((cell) => ORGANELLE.test(cell))) return;
    const lineage = cells.join(';').replaceAll(/[|,]/gu, ';');
    if (BACTERIA.test(lineage) && OWN_RANK.test(lineage))
      found.set(feature, /chloroplast/iu.test(lineage) ? '来自叶绿体' : '来自线粒体');
  });
  return found;
}
