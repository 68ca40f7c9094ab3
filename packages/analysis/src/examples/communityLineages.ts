/** Kingdom to genus, as written by a classifier; `''` where it is not known. */
export type Lineage = readonly [
  kingdom: string,
  phylum: string,
  klass: string,
  order: string,
  family: string,
  genus: string,
];

/** Column names of the ranks, the widest first. */
export const ranks = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus'] as const;

const written = `
Bacteria Proteobacteria Alphaproteobacteria Rhizobiales Xanthobacteraceae Bradyrhizobium
Bacteria Proteobacteria Alphaproteobacteria Rhizobiales Rhizobiaceae Mesorhizobium
Bacteria Proteobacteria Alphaproteobacteria Sphingomonadales Sphingomonadaceae Sphingomonas
Bacteria Proteobacteria Gammaproteobacteria Burkholderiales Burkholderiaceae Burkholderia
Bacteria Proteobacteria Gammaproteobacteria Burkholderiales Comamonadaceae Ramlibacter
Bacteria Proteobacteria Gammaproteobacteria Burkholderiales Nitrosomonadaceae Nitrosospira
Bacteria Proteobacteria Gammaproteobacteria Xanthomonadales Rhodanobacteraceae Rhodanobacter
Bacteria Proteobacteria Gammaproteobacteria Pseudomonadales Pseudomonadaceae Pseudomonas
Bacteria Acidobacteriota Acidobacteriae Acidobacteriales Acidobacteriaceae Granulicella
Bacteria Acidobacteriota Acidobacteriae Bryobacterales Bryobacteraceae Bryobacter
Bacteria Acidobacteriota Acidobacteriae Solibacterales Solibacteraceae Solibacter
Bacteria Acidobacteriota Blastocatellia Blastocatellales Blastocatellaceae Blastocatella
Bacteria Actinobacteriota Actinobacteria Micrococcales Micrococcaceae Arthrobacter
Bacteria Actinobacteriota Actinobacteria Streptomycetales Streptomycetaceae Streptomyces
Bacteria Actinobacteriota Actinobacteria Mycobacteriales Mycobacteriaceae Mycobacterium
Bacteria Actinobacteriota Thermoleophilia Gaiellales Gaiellaceae Gaiella
Bacteria Bacteroidota Bacteroidia Chitinophagales Chitinophagaceae Flavisolibacter
Bacteria Bacteroidota Bacteroidia Flavobacteriales Flavobacteriaceae Flavobacterium
Bacteria Chloroflexi Ktedonobacteria Ktedonobacterales Ktedonobacteraceae Ktedonobacter
Bacteria Chloroflexi Anaerolineae Anaerolineales Anaerolineaceae Anaerolinea
Bacteria Gemmatimonadota Gemmatimonadetes Gemmatimonadales Gemmatimonadaceae Gemmatimonas
Bacteria Firmicutes Bacilli Bacillales Bacillaceae Bacillus
Bacteria Firmicutes Bacilli Paenibacillales Paenibacillaceae Paenibacillus
Bacteria Verrucomicrobiota Verrucomicrobiae Chthoniobacterales Chthoniobacteraceae Udaeobacter
Bacteria Planctomycetota Planctomycetes Gemmatales Gemmataceae Gemmata
Bacteria Nitrospirota Nitrospiria Nitrospirales Nitrospiraceae Nitrospira
Bacteria Myxococcota Polyangia Haliangiales Haliangiaceae Haliangium
Archaea Crenarchaeota Nitrososphaeria Nitrososphaerales Nitrososphaeraceae Nitrososphaera`;

/** Lineages that soils often hold; what they do in the examples is simulated. */
export const lineages: readonly Lineage[] = written
  .trim()
  .split('\n')
  .map((line): Lineage => {
    const [kingdom = '', phylum = '', klass = '', order = '', family = '', genus = ''] = line.split(' ');
    return [kingdom, phylum, klass, order, family, genus];
  });
