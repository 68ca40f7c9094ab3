import type { ReleaseRow } from '../../../platform/database/schema/reference.ts';
import { ImportFault } from './importFault.ts';
import { forbidsDerivatives, licenceAddress, shortLicence } from './licences.ts';
import type { ImportKind, ReadOptions, ReadSummary } from './readers/index.ts';

/** What an operator asks to import. */
export type Wanted = {
  readonly kind: ImportKind;
  readonly path: string;
  /** What it replaces. */
  readonly name: string;
  readonly options: ReadOptions;
  /** The account or lab group for which alone it is; empty for everybody. */
  readonly audience: string;
  /** What the operator says about the file; an empty text leaves it to the file. */
  readonly said: {
    readonly source: string;
    readonly version: string;
    readonly date: string;
    readonly licence: string;
    readonly private: boolean;
    readonly simulated: boolean;
  };
};

const usual: Readonly<Record<ImportKind, { readonly source: string; readonly licence: string }>> = {
  uniprot: { source: 'UniProtKB', licence: '' },
  fasta: { source: '自有蛋白序列', licence: '' },
  gaf: { source: 'Gene Ontology 注释', licence: 'CC BY 4.0 https://geneontology.org/docs/go-citation-policy/' },
  obo: { source: '本体', licence: '' },
  hgnc: { source: 'HGNC', licence: 'CC0 1.0 https://www.genenames.org/about/license/' },
  genes: { source: '参考基因', licence: '' },
  'gene-info': {
    source: 'NCBI Gene',
    licence: 'NCBI 不限制使用与分发 https://www.ncbi.nlm.nih.gov/home/about/policies/',
  },
  aliases: { source: 'STRING', licence: '' },
  table: { source: '自有对照表', licence: '' },
};

/** What a customer has is the customer's, whatever format it is written in. */
const ofCustomer = { source: '自有蛋白序列', licence: '客户自有数据' };
const usualOf = ({ audience, kind }: Wanted) => (audience === '' ? usual[kind] : ofCustomer);

const stated = ({ licences }: ReadSummary): string[] => [...licences.keys()].filter(Boolean);
function licencesOf(summary: ReadSummary, wanted: Wanted): string[] {
  if (wanted.said.licence) return [wanted.said.licence];
  return stated(summary).length > 0 ? stated(summary) : [usualOf(wanted).licence].filter(Boolean);
}

/**
 * What a file says of its licence counts, also against what the operator says.
 * @throws {ImportFault} For no licence, or one that forbids derivatives, unless the data stay private.
 */
export function ensureLicence(summary: ReadSummary, wanted: Wanted): void {
  const { licences } = summary;
  const strict = [...licences].filter(([text]) => forbidsDerivatives(text));
  const count = strict.reduce((sum, [, entries]) => sum + entries, 0);
  if ((count > 0 || forbidsDerivatives(wanted.said.licence)) && !wanted.said.private)
    throw new ImportFault(
      `${count > 0 ? `${count} 个条目的` : ''}许可禁止演绎（NoDerivs），不能公开提供；请换用 2018 年以后的版本，或加 --private 只供内部查看`,
    );
  const silent = wanted.kind === 'uniprot' && wanted.audience === '' ? (licences.get('') ?? 0) : 0;
  if (silent > 0 && !wanted.said.licence)
    throw new ImportFault(`${silent} 个条目没有写明许可，请核实来源后用 --licence 写明，例如 --licence "CC BY 4.0"`);
  if (licencesOf(summary, wanted).length === 0)
    throw new ImportFault('文件没有写明许可，请核实来源后用 --licence 写明，例如 --licence "CC BY 4.0"');
}

/** The release as its provenance line will say it. */
export function describeRelease(
  summary: ReadSummary,
  wanted: Wanted,
  made: { readonly id: string; readonly sha256: string; readonly options: string; readonly now: number },
): Omit<ReleaseRow, 'serial' | 'state'> {
  const { audience, kind, name, said } = wanted;
  const licences = licencesOf(summary, wanted);
  return {
    id: made.id,
    name,
    kind,
    source: said.source || usualOf(wanted).source,
    version: said.version || summary.version,
    released: said.date || summary.date,
    licence: [...new Set(licences.map(shortLicence))].join(' / '),
    licence_url: licences.map(licenceAddress).find(Boolean) ?? '',
    sha256: made.sha256,
    options: made.options,
    entries: summary.entries,
    is_private: Number(said.private),
    simulated: Number(said.simulated),
    audience,
    imported_at: made.now,
  };
}
