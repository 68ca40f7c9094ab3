import { randomDraws } from '@panome/analysis/examples';

/** As many as the page of a database needs to show what it can do. */
const count = 200;
const residues = 'ACDEFGHIKLMNPQRSTVWY';

const families = [
  {
    name: 'Simulated serine/threonine kinase',
    keywords: ['Kinase', 'Transferase', 'ATP-binding'],
    ec: '2.7.11.1',
    go: ['F:protein serine/threonine kinase activity=GO:0004674', 'P:protein phosphorylation=GO:0006468'],
    places: ['Cytoplasm', 'Nucleus'],
  },
  {
    name: 'Simulated glycolytic enzyme',
    keywords: ['Glycolysis', 'Lyase'],
    ec: '4.1.2.13',
    go: ['P:glycolytic process=GO:0006096', 'C:cytosol=GO:0005829'],
    places: ['Cytoplasm'],
  },
  {
    name: 'Simulated heat shock protein',
    keywords: ['Chaperone', 'Stress response'],
    ec: '',
    go: ['P:response to heat=GO:0009408', 'F:protein folding chaperone=GO:0044183'],
    places: ['Cytoplasm'],
  },
  {
    name: 'Simulated mitochondrial carrier',
    keywords: ['Transport', 'Mitochondrion', 'Membrane'],
    ec: '',
    go: ['C:mitochondrial inner membrane=GO:0005743', 'P:transmembrane transport=GO:0055085'],
    places: ['Mitochondrion inner membrane'],
  },
  {
    name: 'Simulated matrix protease',
    keywords: ['Protease', 'Hydrolase', 'Signal'],
    ec: '3.4.24.7',
    go: ['P:proteolysis=GO:0006508', 'C:extracellular matrix=GO:0031012'],
    places: ['Secreted'],
  },
  {
    name: 'Simulated muscle receptor',
    keywords: ['Receptor', 'Glycoprotein', 'Membrane'],
    ec: '',
    go: ['C:plasma membrane=GO:0005886', 'P:signal transduction=GO:0007165'],
    places: ['Cell membrane'],
  },
] as const;

const cut = (text: string, width: number, start: string): string =>
  (text.match(new RegExp(`.{1,${width}}(?:\\s|$)`, 'g')) ?? []).map((part) => `${start}${part.trim()}`).join('\n');
const blocks = (sequence: string): string =>
  (sequence.match(/.{1,60}/g) ?? []).map((line) => `     ${(line.match(/.{1,10}/g) ?? []).join(' ')}`).join('\n');

/**
 * Invented proteins in the format of UniProt, for the proteins PROT0001 to PROT0200 of the simulated project. Their names
 * say that they are simulated; the GO terms exist, who has them is made up.
 */
export function simulateProteins(): string {
  const draws = randomDraws(20_261_128);
  const below = (limit: number) => Math.floor(draws.uniform() * limit);
  return Array.from({ length: count }, (_, at) => {
    const number = String(at + 1).padStart(4, '0');
    const family = families[at % families.length]!;
    const length = 120 + below(700);
    const sequence = `M${Array.from({ length: length - 1 }, () => residues[below(residues.length)]).join('')}`;
    const place = family.places[below(family.places.length)]!;
    const start = 40 + below(length - 110);
    const sites = Array.from({ length: 1 + below(4) }, () => 2 + below(length - 2)).toSorted((a, b) => a - b);
    const features = [
      ...(place === 'Secreted' ? ['FT   SIGNAL          1..21'] : []),
      ...(place.includes('membrane')
        ? [`FT   TRANSMEM        ${start}..${start + 20}\nFT                   /note="Helical"`]
        : []),
      `FT   DOMAIN          ${start}..${start + 55}\nFT                   /note="Simulated domain ${(at % 9) + 1}"`,
      ...sites.map((site) => `FT   MOD_RES         ${site}\nFT                   /note="Phosphoserine"`),
    ];
    return [
      `ID   SIMG${number}_MOUSE          ${(at % 5 < 3 ? 'Reviewed;' : 'Unreviewed;').padEnd(12)} ${length} AA.`,
      `AC   PROT${number};`,
      'DT   28-NOV-2026, simulated for demonstration.',
      `DE   ${at % 5 < 3 ? 'RecName' : 'SubName'}: Full=${family.name} ${Math.floor(at / families.length) + 1};`,
      ...(family.ec ? [`DE            EC=${family.ec};`] : []),
      `GN   Name=SimG${at + 1};`,
      'OS   Mus musculus (Mouse), simulated.',
      'OC   Eukaryota; Metazoa; Chordata; Mammalia; Rodentia.',
      'OX   NCBI_TaxID=10090;',
      cut(
        `-!- FUNCTION: Invented for demonstration: stands in the simulated proteome as a member of the family “${family.name}”.`,
        70,
        'CC       ',
      ).replace('CC       -!-', 'CC   -!-'),
      `CC   -!- SUBCELLULAR LOCATION: ${place}.`,
      'CC   -----------------------------------------------------------------------',
      'CC   Simulated by Panome; no rights reserved (CC0 1.0)',
      'CC   -----------------------------------------------------------------------',
      ...family.go.map((each) => `DR   GO; ${each.split('=')[1]}; ${each.split('=')[0]}; IEA:Simulated.`),
      `DR   STRING; 10090.SIMP${number}; -.`,
      `PE   ${1 + (at % 4)}: ${['Evidence at protein level', 'Evidence at transcript level', 'Inferred from homology', 'Predicted'][at % 4]};`,
      `KW   ${family.keywords.join('; ')}.`,
      ...features,
      `SQ   SEQUENCE   ${length} AA;  ${Math.round(length * 110.5)} MW;  ${(0x5a17 + at * 977).toString(16).toUpperCase().padStart(16, '0')} CRC64;`,
      blocks(sequence),
      '//',
      '',
    ].join('\n');
  }).join('');
}

/** Names of the simulated proteins in the form of STRING's aliases. */
export function simulateAliases(): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const number = String(at + 1).padStart(4, '0');
    const id = `10090.SIMP${number}`;
    return `${id}\tSimG${at + 1}\tSimulated_gene_name\n${id}\tPROT${number}\tSimulated_accession\n`;
  });
  return `#string_protein_id\talias\tsource\n${rows.join('')}`;
}
