import { nameKey } from '../nameKey.ts';
import type { PreparedEntity } from '../prepared.ts';

export type Gene = {
  readonly taxon: number;
  readonly symbol: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly former: readonly string[];
  readonly entrez: readonly string[];
  readonly ensembl: readonly string[];
  readonly uniprot: readonly string[];
  readonly hgnc: readonly string[];
  readonly mgi: readonly string[];
  readonly chromosome: string;
};

/** A gene with every name by which it is looked up. */
export function geneEntity(gene: Gene): PreparedEntity {
  const { aliases, chromosome, ensembl, entrez, former, hgnc, mgi, symbol, taxon, uniprot } = gene;
  const facts = { entrez, ensembl, uniprot, hgnc, mgi, chromosome: chromosome ? [chromosome] : [], aliases, former };
  const names: [string, string][] = [
    [symbol, 'symbol'],
    ...entrez.map((id): [string, string] => [id, 'entrez']),
    ...ensembl.map((id): [string, string] => [id, 'ensembl']),
    ...uniprot.map((id): [string, string] => [id, 'uniprot']),
    ...hgnc.map((id): [string, string] => [id, 'hgnc']),
    ...mgi.map((id): [string, string] => [id, 'mgi']),
    ...former.map((name): [string, string] => [name, 'former']),
    ...aliases.map((name): [string, string] => [name, 'alias']),
  ];
  const seen = new Set<string>();
  return {
    t: 'entity',
    kind: 'gene',
    taxon,
    label: symbol,
    name: gene.name,
    facts: Object.fromEntries(Object.entries(facts).filter(([, values]) => values.length > 0)),
    names: names
      .map(([name, namespace]) => [nameKey(name), namespace] as const)
      .filter(([name]) => name !== '' && !seen.has(name) && Boolean(seen.add(name))),
  };
}
