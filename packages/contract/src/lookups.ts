import { z } from 'zod';
import { defineCall, paging } from './call.ts';
import { referenceRelease } from './references.ts';
import { timeOut } from './timeOut.ts';

/** The static look-ups: KEGG, STRING, diseases, reference genes, and codes of host sequences. */
export const lookupFaces = ['kegg', 'string', 'disease', 'gene', 'host'] as const;
export type LookupFace = (typeof lookupFaces)[number];
const face = z.enum(lookupFaces, '没有这种查询');

/** Most names of one look-up, and of one list of proteins. */
export const mostNames = 10_000;
export const namesOfLookup = z
  .array(z.string().max(200, '有编号超过 200 个字符，请检查是否漏了换行'))
  .min(1, '请输入至少一个编号')
  .max(mostNames, `一次最多 ${mostNames} 个编号，请分批查询`);

/** Something that names lead to: a gene, a disease, a pathway, a protein of STRING, a host genome. */
export const lookupEntity = z.object({
  id: z.string(),
  /** 0 for none. */
  taxon: z.number(),
  label: z.string(),
  name: z.string(),
  /** What else is known of it, in the order of the columns of its look-up. */
  facts: z.array(z.object({ key: z.string(), values: z.array(z.string()) })),
  /** Pages elsewhere, with the host that answers. */
  links: z.array(z.object({ title: z.string(), host: z.string(), url: z.string() })),
  release: z.string(),
});
export type LookupEntity = z.infer<typeof lookupEntity>;

const taxon = z.coerce.number().int().min(0).max(100_000_000);

export const lookupResolve = defineCall({
  method: 'POST',
  path: '/api/front/lookup/resolve',
  auth: 'public',
  timeout: timeOut.reading,
  request: z.strictObject({ face, names: namesOfLookup, taxon: taxon.optional() }),
  response: z.object({
    matched: z.array(
      z.object({
        /** As typed. */
        name: z.string(),
        /** As it was understood when that differs: mended, without its version. */
        read_as: z.string(),
        /** What kind of name it is: `symbol`, `alias`, `entrez`. */
        namespace: z.string(),
        entity: lookupEntity,
      }),
    ),
    /** Names that mean several things; nothing was chosen. */
    ambiguous: z.array(z.object({ name: z.string(), namespace: z.string(), choices: z.array(lookupEntity) })),
    unmatched: z.array(z.object({ name: z.string(), note: z.string(), nearest: z.array(z.string()) })),
    /** How often a name came again; it is answered once. */
    repeated: z.number(),
    /** The species that most names point to, when none was given; null when there is nothing to choose. */
    guess: z.object({ taxon: z.number(), label: z.string(), matched: z.number(), of: z.number() }).nullable(),
    releases: z.array(referenceRelease),
  }),
  summary: 'Resolves up to 10,000 mixed names; ambiguous ones are listed instead of guessed.',
});

export const lookupSearch = defineCall({
  method: 'GET',
  path: '/api/front/lookup/search',
  auth: 'public',
  paged: true,
  request: z.strictObject({ ...paging, face, text: z.string().trim().max(100).default(''), taxon: taxon.optional() }),
  response: z.array(lookupEntity),
  summary: 'What a look-up knows, by a part of its name or by an id.',
});

export const lookupSources = defineCall({
  method: 'GET',
  path: '/api/front/lookup/sources',
  auth: 'public',
  request: z.strictObject({ face }),
  response: z.object({
    releases: z.array(referenceRelease),
    species: z.array(z.object({ taxon: z.number(), label: z.string(), entries: z.number() })),
  }),
  summary: 'What a look-up answers from: source, version, date, licence, species.',
});
