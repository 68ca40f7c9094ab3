/** Entries written by hand in both generations of the format; the proteins are invented. */

type EntryText = {
  readonly accession?: string;
  readonly gene?: string;
  readonly taxon?: number;
  readonly licence?: string;
};

const byLicence = 'Distributed under the Creative Commons Attribution (CC BY 4.0) License';
export const noDerivatives = 'Distributed under the Creative Commons Attribution-NoDerivs License';
const copyright = (licence: string) =>
  licence === ''
    ? []
    : [
        'CC   -----------------------------------------------------------------------',
        'CC   Copyrighted by the UniProt Consortium, see https://www.uniprot.org/terms',
        `CC   ${licence}`,
        'CC   -----------------------------------------------------------------------',
      ];

/** As written since 2019. */
export const newEntry = ({
  accession = 'Q00001',
  gene = 'ALP',
  licence = byLicence,
  taxon = 9606,
}: EntryText = {}): string =>
  [
    `ID   ${gene}_TEST               Reviewed;          24 AA.`,
    `AC   ${accession}; Q99991;`,
    'DT   21-JUL-1986, integrated into UniProtKB/Swiss-Prot.',
    'DT   13-SEP-2023, entry version 315.',
    'DE   RecName: Full=Alpha transport-like protein {ECO:0000305};',
    'DE            Short=ATL;',
    'DE            EC=2.7.11.1;',
    'DE   AltName: Full=Carrier 1;',
    'DE   Contains:',
    'DE     RecName: Full=Small peptide;',
    'DE   Flags: Precursor; Fragment;',
    `GN   Name=${gene} {ECO:0000303|PubMed:1}; Synonyms=${gene}OLD, CAR1;`,
    'OS   Homo sapiens (Human).',
    'OC   Eukaryota; Metazoa; Chordata; Mammalia.',
    `OX   NCBI_TaxID=${taxon};`,
    'RN   [1]',
    'RP   NUCLEOTIDE SEQUENCE.',
    'CC   -!- FUNCTION: Carries things {ECO:0000269|PubMed:2}. Binds',
    'CC       water.',
    'CC   -!- SUBCELLULAR LOCATION: Secreted {ECO:0000250}. Cell membrane; Single-pass',
    'CC       membrane protein. Note=Rarely elsewhere.',
    ...copyright(licence),
    'DR   PDB; 1ABC; X-ray; 2.50 A; A/B=1-20.',
    'DR   GO; GO:0005576; C:extracellular region; IDA:UniProtKB.',
    'DR   Ensembl; ENST00000295897.9; ENSP00000295897.4; ENSG00000163631.17. [Q00001-1]',
    'PE   1: Evidence at protein level;',
    'KW   Glycoprotein; Signal {ECO:0000255};',
    'KW   Transport.',
    'FT   SIGNAL          1..4',
    'FT                   /evidence="ECO:0000255"',
    'FT   TRANSMEM        6..<12',
    'FT                   /note="Helical; Name=""1"""',
    'FT                   /evidence="ECO:0000255, ECO:0000269|PubMed:3"',
    'FT   DISULFID        ?..20',
    'FT   BINDING         14',
    'FT                   /note="iron-',
    'FT                   sulfur"',
    'FT                   /id="VAR_1"',
    'SQ   SEQUENCE   24 AA;  2617 MW;  F88FF61DD242E818 CRC64;',
    '     MKWVTFISLL FLFSSAYSRG VFRR',
    '//',
  ].join('\n');

/** As written until 2008: features in columns, names in one sentence. */
export const oldEntry = ({
  accession = 'P00002',
  gene = 'BET',
  licence = byLicence,
  taxon = 10090,
}: EntryText = {}): string =>
  [
    `ID   ${gene}_TEST      STANDARD;      PRT;    10 AA.`,
    `AC   ${accession};`,
    'DT   01-OCT-1996 (Rel. 34, Created)',
    'DE   Beta kinase (EC 2.7.1.1) (Kinase beta) (Fragment).',
    `GN   Name=${gene};`,
    'OS   Mus musculus (Mouse).',
    'OC   Eukaryota; Metazoa.',
    `OX   NCBI_TaxID=${taxon};`,
    ...copyright(licence),
    'KW   Kinase; Transferase.',
    'FT   TRANSMEM      2      6       1 (By similarity).',
    'FT   CARBOHYD      8      8       N-linked (GlcNAc...) (Potential).',
    'FT                                /FTId=CAR_000001.',
    'SQ   SEQUENCE   10 AA;  1111 MW;  0123456789ABCDEF CRC64;',
    '     MKWVTFISLL',
    '//',
  ].join('\n');
