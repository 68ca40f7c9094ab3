import type { LookupEntity, LookupFace } from '@panome/contract';
import type { EntityRow } from '../../platform/database/schema/reference.ts';
import { keggOrganisms } from './faces.ts';

type Link = LookupEntity['links'][number];
type Facts = Readonly<Record<string, readonly string[]>>;

/** Host and path apart: a list of 10,000 genes has 40,000 links, and reading an address takes its time. */
const link = (title: string, host: string, path: string): Link => ({ title, url: `https://${host}${path}`, host });
const safe = encodeURIComponent;

/** The KEGG id of a gene, which is its Entrez id under the code of its species; empty when there is none. */
export function keggGeneId(taxon: number, { entrez = [] }: Facts): string {
  const organism = keggOrganisms[taxon];
  return organism && entrez[0] ? `${organism}:${entrez[0]}` : '';
}

function geneLinks(face: LookupFace, taxon: number, facts: Facts): Link[] {
  const { ensembl = [], entrez = [], mgi = [], uniprot = [] } = facts;
  const kegg = keggGeneId(taxon, facts);
  return [
    ...(face === 'kegg' && kegg ? [link('KEGG', 'www.kegg.jp', `/entry/${kegg}`)] : []),
    ...entrez.slice(0, 1).map((id) => link('NCBI Gene', 'www.ncbi.nlm.nih.gov', `/gene/${safe(id)}`)),
    ...ensembl.slice(0, 1).map((id) => link('Ensembl', 'www.ensembl.org', `/id/${safe(id)}`)),
    ...uniprot.slice(0, 1).map((id) => link('UniProt', 'www.uniprot.org', `/uniprotkb/${safe(id)}`)),
    ...mgi.slice(0, 1).map((id) => link('MGI', 'www.informatics.jax.org', `/marker/${id}`)),
  ];
}

/** Pages elsewhere about a thing; simulated things have none. */
export function linksOf(face: LookupFace, { kind, label, taxon }: EntityRow, facts: Facts): Link[] {
  if (kind === 'gene') return geneLinks(face, taxon, facts);
  if (kind === 'pathway' && /^([a-z]{2,4}|map|ko)\d{5}$/.test(label))
    return [link('KEGG', 'www.kegg.jp', `/entry/${label}`)];
  if (kind === 'string') return [link('STRING', 'string-db.org', `/network/${safe(label)}`)];
  if (kind === 'disease' && label.startsWith('DOID:'))
    return [link('Disease Ontology', 'disease-ontology.org', `/?id=${label}`)];
  if (kind === 'disease' && label.startsWith('MONDO:')) return [link('Monarch', 'monarchinitiative.org', `/${label}`)];
  const [assembly] = facts['assembly'] ?? [];
  if (kind === 'host' && assembly && /^GC[AF]_\d+\.\d+$/.test(assembly))
    return [link('NCBI Datasets', 'www.ncbi.nlm.nih.gov', `/datasets/genome/${assembly}`)];
  return [];
}
