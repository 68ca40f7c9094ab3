/** An entry of a UniProt flat file. */
export type UniprotEntry = {
  readonly accessions: readonly string[];
  readonly entryName: string;
  readonly reviewed: boolean;
  readonly name: string;
  readonly otherNames: readonly { readonly kind: string; readonly text: string }[];
  readonly ec: readonly string[];
  readonly genes: readonly string[];
  readonly organism: string;
  readonly taxon: number;
  readonly lineage: readonly string[];
  readonly existence: number;
  readonly fragment: boolean;
  readonly keywords: readonly string[];
  readonly comments: readonly UniprotComment[];
  readonly features: readonly UniprotFeature[];
  readonly go: readonly {
    readonly id: string;
    readonly aspect: string;
    readonly name: string;
    readonly evidence: string;
  }[];
  readonly xrefs: readonly { readonly db: string; readonly id: string; readonly extra: string }[];
  readonly sequence: string;
  readonly mass: number;
  readonly checksum: string;
  readonly dates: readonly string[];
  /** The lines of the entry about copyright, joined; empty for none. */
  readonly licence: string;
  /** Features in the columns of before 2019, or as ranges. */
  readonly generation: 'columns' | 'ranges' | 'none';
};
export type UniprotComment = { readonly topic: string; readonly text: string; readonly evidence: readonly string[] };
export type UniprotFeature = {
  readonly type: string;
  /** 1-based, both ends included; null when unknown. */
  readonly from: number | null;
  readonly to: number | null;
  readonly note: string;
  readonly evidence: readonly string[];
  readonly id: string;
};
