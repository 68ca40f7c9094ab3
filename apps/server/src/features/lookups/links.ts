import type { LookupEntity, LookupFace } from '@panome/contract';
import type { EntityRow } from '../../platform/database/schema/reference.ts';
import { keggOrganisms } from './faces.ts';

type Link = LookupEntity['links'][number];
type Facts = Readonly<Record<string, readonly string[]>>;

const link = (title: string, url: string): Link => ({ title, url, host: new URL(url).host });
const safe = encodeURIComponent;

/** The KEGG id of a gene, which is its Entrez id under the code of its species; empty when there is none. */
export function keggGeneId(taxon: number, { entrez = [] }: Facts): string {
  const organism = keggOrganisms[taxon];
  return organism && entrez[0] ? `${organism}:${entrez[0]}` : '';
}

function geneLinks(face: LookupFace, taxon: number, facts: Facts): Link[] {
  const { ensembl = [], entrez = [], uniprot = [] } = facts;
  const kegg = keggGeneId(taxon, facts);
  return [
    ...(face === 'kegg' && kegg ? [link('KEGG', `https://www.kegg.jp/entry/${kegg}`)] : []),
    ...entrez.slice(0, 1).map((id) => link('NCBI Gene', `https://www.ncbi.nlm.nih.gov/gene/${safe(id)}`)),
    ...ensembl.slice(0, 1).map((id) => link('Ensembl', `https://www.ensembl.org/id/${safe(id)}`)),
    ...uniprot.slice(0, 1).map((id) => link('UniProt', `https://www.uniprot.org/uniprotkb/${safe(id)}`)),
  ];
}

/** Pages elsewhere about a thing; simulated things have none. */
export function linksOf(face: LookupFace, { kind, label, taxon }: EntityRow, facts: Facts): Link[] {
  if (kind === 'gene') return geneLinks(face, taxon, facts);
  if (kind === 'pathway' && /^([a-z]{2,4}|map|ko)\d{5}$/.test(label))
    return [link('KEGG', `https://www.kegg.jp/entry/${label}`)];
  if (kind === 'string') return [link('STRING', `https://string-db.org/network/${safe(label)}`)];
  if (kind === 'disease' && label.startsWith('DOID:'))
    return [link('Disease Ontology', `https://disease-ontology.org/?id=${label}`)];
  if (kind === 'disease' && label.startsWith('MONDO:'))
    return [link('Monarch', `https://monarchinitiative.org/${label}`)];
  const [assembly] = facts['assembly'] ?? [];
  if (kind === 'host' && assembly && /^GC[AF]_\d+\.\d+$/.test(assembly))
    return [link('NCBI Datasets', `https://www.ncbi.nlm.nih.gov/datasets/genome/${assembly}`)];
  return [];
}
