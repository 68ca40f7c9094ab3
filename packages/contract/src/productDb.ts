import { z } from 'zod';
import { defineCall, id, paging } from './call.ts';
import { timeOut } from './timeOut.ts';

const auth = { mark: 'ProductDb' } as const;

/** What a row of experience is about; each kind has its own page. */
export const experienceKinds = ['metabolism', 'project', 'extraction', 'single-cell'] as const;
const kind = z.enum(experienceKinds);
export type ExperienceKind = z.infer<typeof kind>;

/** The properties that narrow a list and that samples are compared by. */
export const experienceFacets = ['species', 'tissue', 'platform', 'storage'] as const;
export type ExperienceFacet = (typeof experienceFacets)[number];

/** What was measured; which of them a kind has says `measuresOf`. */
export const experienceMeasures = ['detected', 'yield', 'rin', 'cells', 'viability'] as const;
export type ExperienceMeasure = (typeof experienceMeasures)[number];

/** The measures of each kind, in the order of tables. */
export const measuresOf: Readonly<Record<ExperienceKind, readonly ExperienceMeasure[]>> = {
  metabolism: ['detected'],
  project: ['detected'],
  extraction: ['yield', 'rin'],
  'single-cell': ['cells', 'viability', 'detected'],
};

/** Fewer similar rows than this say nothing: no quantile is given for them. */
export const fewestSimilar = 5;

export const experience = z.object({
  id,
  kind,
  species: z.string(),
  tissue: z.string(),
  platform: z.string(),
  /** How much went in, in `amount_unit`; null: not known. */
  amount: z.number().nullable(),
  amount_unit: z.string(),
  storage: z.string(),
  /** Samples of the project. */
  n: z.number(),
  /** Features found; of single cells the median number of genes a cell. */
  detected: z.number().nullable(),
  /** µg a sample. */
  yield: z.number().nullable(),
  rin: z.number().nullable(),
  cells: z.number().nullable(),
  /** Living cells in percent. */
  viability: z.number().nullable(),
  passed: z.boolean(),
  year: z.number(),
  note: z.string(),
  /** Made up for demonstration; says nothing about real samples. */
  simulated: z.boolean(),
});
export type Experience = z.infer<typeof experience>;

const value = z.string().trim().max(60, '最多 60 个字');
const narrowed = {
  kind,
  /** Looked for in species, tissue, platform, storage, note and number. */
  words: z.string().trim().max(100, '最多输入 100 个字').default(''),
  species: value.default(''),
  tissue: value.default(''),
  platform: value.default(''),
  storage: value.default(''),
  passed: z.enum(['', 'yes', 'no']).default(''),
};

export const productDbList = defineCall({
  method: 'GET',
  path: '/api/front/product_db/list',
  auth,
  paged: true,
  request: z.strictObject({ ...paging, ...narrowed }),
  response: z.array(experience),
  summary: 'Experience with projects of one kind, the newest first.',
});

const counted = z.object({ value: z.string(), count: z.number() });

export const productDbFacets = defineCall({
  method: 'GET',
  path: '/api/front/product_db/facets',
  auth,
  request: z.strictObject(narrowed),
  response: z.object({
    species: z.array(counted),
    tissue: z.array(counted),
    platform: z.array(counted),
    storage: z.array(counted),
    /** Units of the amounts, the commonest first. */
    units: z.array(z.string()),
    passed: z.object({ yes: z.number(), no: z.number() }),
    /** Rows of the kind, however the list is narrowed. */
    all: z.number(),
    /** How many of them are made up. */
    simulated: z.number(),
  }),
  summary: 'The values of each property with how many rows each would leave beside the other filters.',
});

const similar = z.object({
  row: experience,
  /** Share of the compared properties that agree, 0 to 1. */
  similarity: z.number(),
});

export const productDbDetail = defineCall({
  method: 'GET',
  path: '/api/front/product_db/detail',
  auth,
  request: z.strictObject({ id }),
  response: z.object({ row: experience, similar: z.array(similar) }),
  summary: 'One row of experience with the five most similar ones.',
});

/** What is known of a person's samples; page and server share it. */
export const sampleRules = z.strictObject({
  tissue: value.min(1, '请选择样本类型'),
  species: value.default(''),
  platform: value.default(''),
  storage: value.default(''),
  amount: z.coerce.number('请填写数字').positive('起始量应大于 0').max(1e12, '起始量过大').optional(),
  amount_unit: z.string().trim().max(20).default(''),
});

const quantiles = z.object({
  measure: z.enum(experienceMeasures),
  /** Rows behind the figures. */
  n: z.number(),
  /** At 10, 25, 50, 75 and 90 percent (type 7); null where `n` is below `fewestSimilar`. */
  at: z.array(z.number()).length(5).nullable(),
});

export const productDbPredict = defineCall({
  method: 'GET',
  path: '/api/front/product_db/predict',
  auth,
  request: sampleRules.extend({ kind }),
  response: z.object({
    /** Rows that are similar enough. */
    n: z.number(),
    /** How many of the compared rows are made up. */
    simulated: z.number(),
    /** How many passed, with the interval of Wilson (95%); null where `n` is below `fewestSimilar`. */
    passed: z.object({ of: z.number(), count: z.number(), low: z.number(), high: z.number() }).nullable(),
    measures: z.array(quantiles),
    /** The most similar ones first. */
    similar: z.array(similar),
    /** The properties that hold most rows back, when there are too few. */
    loosen: z.array(z.enum([...experienceFacets, 'amount'])),
  }),
  summary: 'What samples like these gave before; refuses figures from fewer than five.',
});

export const productDbDownload = defineCall({
  method: 'GET',
  path: '/api/front/product_db/download',
  auth,
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject(narrowed),
  response: z.null(),
  summary: 'The narrowed list as CSV with the headings that the importer reads.',
});
