import { z } from 'zod';
import { defineCall, id, nothing, paging } from './call.ts';
import { namesOfLookup } from './lookups.ts';
import { referenceRelease } from './references.ts';
import { timeOut } from './timeOut.ts';

const query = z.string().trim().max(2_000, '检索式最多 2000 个字符');
const accession = z.string().trim().min(1, '请给出蛋白登录号').max(40);

/** A protein as lists show it. */
export const proteinRow = z.object({
  accession: z.string(),
  entry_name: z.string(),
  /** Looked at by a curator (Swiss-Prot). */
  reviewed: z.boolean(),
  name: z.string(),
  genes: z.array(z.string()),
  taxon: z.number(),
  organism: z.string(),
  length: z.number(),
  /** Da. */
  mass: z.number(),
  /** 1: seen as protein … 5: uncertain; 0 when nothing was said. */
  existence: z.number(),
  fragment: z.boolean(),
  simulated: z.boolean(),
  /** Of the asker or a lab group of the asker; nobody else sees it. */
  own: z.boolean(),
});
export type ProteinRow = z.infer<typeof proteinRow>;

const counted = z.object({ value: z.string(), label: z.string(), count: z.number(), query: z.string() });
/** What the home page counts, each with a page of its own (`home-module-detail`). */
export const proteinModules = ['organism', 'keyword', 'location', 'feature', 'go', 'xref'] as const;
export type ProteinModule = (typeof proteinModules)[number];

export const proteinHome = defineCall({
  method: 'GET',
  path: '/api/front/protein/home',
  request: nothing,
  response: z.object({
    total: z.number(),
    reviewed: z.number(),
    /** Sequences that only the asker or a lab group of the asker sees. */
    own: z.number(),
    organisms: z.number(),
    releases: z.array(referenceRelease),
    modules: z.array(z.object({ module: z.enum(proteinModules), most: z.array(counted) })),
  }),
  summary: 'What the protein database holds: counts, releases, the most frequent values of each kind.',
});

export const proteinModule = defineCall({
  method: 'GET',
  path: '/api/front/protein/module',
  paged: true,
  request: z.strictObject({
    ...paging,
    module: z.enum(proteinModules, '没有这个模块'),
    text: z.string().trim().max(100).default(''),
  }),
  response: z.array(counted),
  summary: 'All values of one kind with how many proteins have them, the most frequent first.',
});

export const proteinSorts = ['relevance', 'accession', 'entry_name', 'gene', 'length', 'mass'] as const;

export const proteinSearch = defineCall({
  method: 'GET',
  path: '/api/front/protein/search',
  paged: true,
  request: z.strictObject({
    ...paging,
    query: query.default(''),
    sort: z.enum(proteinSorts).default('relevance'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  response: z.array(proteinRow),
  summary: 'Proteins that a query finds; a fault in it says the character.',
});

export const proteinFacets = defineCall({
  method: 'GET',
  path: '/api/front/protein/facets',
  request: z.strictObject({ query: query.default('') }),
  response: z.array(
    z.object({ field: z.enum(['reviewed', 'taxon', 'existence', 'length']), values: z.array(counted) }),
  ),
  summary: 'What the found proteins are, counted, with the condition that narrows to each.',
});

export const proteinSuggest = defineCall({
  method: 'GET',
  path: '/api/front/protein/suggest',
  request: z.strictObject({ text: z.string().trim().max(100).default('') }),
  response: z.array(z.object({ accession: z.string(), gene: z.string(), name: z.string(), organism: z.string() })),
  summary: 'Up to 10 proteins whose accession, entry name or gene begins with the text.',
});

export const proteinBatch = defineCall({
  method: 'POST',
  path: '/api/front/protein/batch',
  timeout: timeOut.reading,
  request: z.strictObject({ names: namesOfLookup, taxon: z.number().int().min(0).max(100_000_000).optional() }),
  response: z.object({
    found: z.array(z.object({ name: z.string(), via: z.enum(['accession', 'id', 'gene']), protein: proteinRow })),
    /** Names that mean several proteins. */
    ambiguous: z.array(z.object({ name: z.string(), proteins: z.array(proteinRow) })),
    missing: z.array(z.string()),
    repeated: z.number(),
  }),
  summary: 'Finds the proteins of up to 10,000 accessions, entry names or genes.',
});

const evidence = z.array(z.string());
export const proteinDetail = defineCall({
  method: 'GET',
  path: '/api/front/protein/detail',
  request: z.strictObject({ accession }),
  response: proteinRow.extend({
    sequence: z.string(),
    checksum: z.string(),
    secondary: z.array(z.string()),
    other_names: z.array(z.object({ kind: z.string(), text: z.string() })),
    lineage: z.array(z.string()),
    ec: z.array(z.string()),
    keywords: z.array(z.string()),
    comments: z.array(z.object({ topic: z.string(), text: z.string(), evidence })),
    /** 1-based, both ends included; null where the entry does not know. */
    features: z.array(
      z.object({
        type: z.string(),
        from: z.number().nullable(),
        to: z.number().nullable(),
        note: z.string(),
        evidence,
        id: z.string(),
      }),
    ),
    go: z.array(
      z.object({ id: z.string(), aspect: z.string(), name: z.string(), evidence: z.string(), source: z.string() }),
    ),
    xrefs: z.array(z.object({ db: z.string(), id: z.string(), extra: z.string(), host: z.string(), url: z.string() })),
    release: referenceRelease,
    /** Dates and versions that the entry itself states. */
    entry_version: z.string(),
    licence: z.string(),
    in_basket: z.boolean(),
  }),
  summary: 'Everything that is stored of one protein, found by accession, also a secondary one.',
});

export const proteinQuantification = defineCall({
  method: 'GET',
  path: '/api/front/protein/quantification',
  timeout: timeOut.reading,
  request: z.strictObject({ accession }),
  response: z.object({
    tables: z.array(
      z.object({
        from: z.enum(['task', 'project']),
        id,
        /** Name of the task or project. */
        title: z.string(),
        table: z.string(),
        /** How the row is called in the table. */
        name: z.string(),
        at: z.string(),
        cells: z.array(z.object({ column: z.string(), value: z.union([z.string(), z.number(), z.null()]) })),
        /** Values of samples, when the table is a matrix. */
        samples: z.array(z.object({ sample: z.string(), group: z.string(), value: z.number().nullable() })),
      }),
    ),
    /** Modified residues of the protein in these tables, in the order of the sequence. */
    sites: z.array(
      z.object({
        from: z.enum(['task', 'project']),
        id,
        title: z.string(),
        table: z.string(),
        name: z.string(),
        at: z.string(),
        residue: z.string(),
        /** From 1. */
        position: z.number(),
        /** `unknown` in a table that compares nothing. */
        change: z.enum(['up', 'down', 'none', 'unknown']),
        log2fc: z.number().nullable(),
        p: z.number().nullable(),
        /** The residue that the shown sequence has there; empty past its end. */
        found: z.string(),
        /** Whether the sequence has this residue there; `isoform`: the number is that of another isoform. */
        fits: z.enum(['yes', 'residue', 'length', 'isoform']),
      }),
    ),
    /** How many results and delivered tables were looked through. */
    looked: z.number(),
    /** Tables that could not be read. */
    unread: z.number(),
    /** Older ones that were left out. */
    left: z.number(),
  }),
  summary: "A protein in the asker's own results and in the tables of projects that it may see.",
});

export const proteinFormats = ['tsv', 'xlsx', 'fasta', 'json'] as const;
export const proteinDownload = defineCall({
  method: 'GET',
  path: '/api/front/protein/download',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({
    query: query.default(''),
    /** Of the basket instead of a query. */
    basket: z.enum(['0', '1']).default('0'),
    format: z.enum(proteinFormats, '格式只能是 tsv、xlsx、fasta 或 json'),
  }),
  response: z.null(),
  summary: 'Up to 10,000 found proteins, or those of the basket, as a file.',
});

export const proteinBasket = defineCall({
  method: 'GET',
  path: '/api/front/protein/basket',
  paged: true,
  request: z.strictObject({ ...paging }),
  response: z.array(proteinRow),
  summary: 'The proteins that the asker has put aside, newest first.',
});

const accessions = z.array(accession).max(10_000, '一次最多 10000 个蛋白');
export const proteinBasketStore = defineCall({
  method: 'POST',
  path: '/api/front/protein/basket_store',
  request: z.strictObject({
    add: accessions.default([]),
    remove: accessions.default([]),
    clear: z.boolean().default(false),
  }),
  response: z.object({ count: z.number() }),
  summary: 'Puts proteins into the basket or takes them out; an unknown one is refused.',
});
