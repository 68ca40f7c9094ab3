type Address = (id: string, extra: string) => string;
const safe = encodeURIComponent;

/** Pages of other databases by their name in UniProt; where an id is not the address, it is made of it. */
const addresses: Readonly<Record<string, Address>> = {
  AlphaFoldDB: (id) => `https://alphafold.ebi.ac.uk/entry/${safe(id)}`,
  BioGRID: (id) => `https://thebiogrid.org/${safe(id)}`,
  ChEMBL: (id) => `https://www.ebi.ac.uk/chembl/target_report_card/${safe(id)}/`,
  Ensembl: (id, extra) => `https://www.ensembl.org/id/${safe((/ENS\w*G\d+/.exec(extra)?.[0] ?? id).split('.')[0]!)}`,
  GeneID: (id) => `https://www.ncbi.nlm.nih.gov/gene/${safe(id)}`,
  HGNC: (id) => `https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/${safe(id)}`,
  IntAct: (id) => `https://www.ebi.ac.uk/intact/search?query=${safe(id)}`,
  InterPro: (id) => `https://www.ebi.ac.uk/interpro/entry/InterPro/${safe(id)}/`,
  KEGG: (id) => `https://www.kegg.jp/entry/${safe(id)}`,
  MGI: (id) => `https://www.informatics.jax.org/marker/${safe(id)}`,
  MIM: (id) => `https://www.omim.org/entry/${safe(id)}`,
  PDB: (id) => `https://www.rcsb.org/structure/${safe(id)}`,
  Pfam: (id) => `https://www.ebi.ac.uk/interpro/entry/pfam/${safe(id)}/`,
  Reactome: (id) => `https://reactome.org/content/detail/${safe(id)}`,
  RefSeq: (id) => `https://www.ncbi.nlm.nih.gov/protein/${safe(id)}`,
  STRING: (id) => `https://string-db.org/network/${safe(id)}`,
};

/** Where a reference to another database leads, with the host that answers; empty for databases we do not know. */
export function xrefLink(db: string, id: string, extra: string): { readonly url: string; readonly host: string } {
  const url = Object.hasOwn(addresses, db) ? addresses[db]!(id, extra) : '';
  return { url, host: url && new URL(url).host };
}
