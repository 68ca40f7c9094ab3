import { z } from 'zod';
import { defineCall, empty, id, ids, paging, time } from './call.ts';
import { timeOut } from './timeOut.ts';

/** The most records of one account, of one import, and of one review. */
export const literatureLimits = { records: 5_000, imported: 2_000, reviewed: 200 } as const;
/** Bytes of a file of records. */
export const literatureBytes = 10 * 1024 * 1024;

export const literatureFormat = z.enum(['ris', 'bibtex', 'nbib', 'pubmed-xml', 'csv']);
export type LiteratureFormat = z.infer<typeof literatureFormat>;

export const literatureRecord = z.object({
  id,
  title: z.string(),
  authors: z.array(z.string()),
  /** Null when the record does not say it. */
  year: z.number().nullable(),
  journal: z.string(),
  abstract: z.string(),
  doi: z.string(),
  pmid: z.string(),
  keywords: z.array(z.string()),
  /** The file it came from. */
  origin: z.string(),
  created_at: time,
});
export type LiteratureRecord = z.infer<typeof literatureRecord>;

export const literatureImport = defineCall({
  method: 'POST',
  path: '/api/front/literature/import',
  kind: 'multipart',
  timeout: timeOut.packing,
  request: z.strictObject({}),
  response: z.object({
    format: literatureFormat,
    added: z.number(),
    /** Known already by their DOI or PMID, or by title and year; they got what they lacked. */
    known: z.number(),
    /** Records that could not be used, each with its place in the file; at most 20. */
    problems: z.array(z.object({ line: z.number(), what: z.string() })),
    refused: z.number(),
  }),
  summary: 'Adds the records of a RIS, BibTeX, NBIB, PubMed XML or CSV file to the own literature.',
});

export const literatureList = defineCall({
  method: 'GET',
  path: '/api/front/literature/list',
  paged: true,
  request: z.strictObject({ ...paging, search: z.string().trim().max(200).default('') }),
  response: z.array(literatureRecord),
  summary: 'The own literature: newest first, or the best matches of a search first.',
});

export const literatureDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/literature/delete',
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.number() }),
  summary: 'Deletes records of the own literature for good; reviews keep their text.',
});

/** A sentence of a review, taken as it stands from the abstract of the source with this number. */
const reviewSentence = z.object({ text: z.string(), number: z.number() });
const reviewSource = z.object({
  number: z.number(),
  /** Of the own literature; it may be deleted by now. */
  id,
  title: z.string(),
  authors: z.array(z.string()),
  year: z.number().nullable(),
  journal: z.string(),
  doi: z.string(),
  pmid: z.string(),
});

export const aiReviewItem = z.object({
  id,
  question: z.string(),
  sources: z.number(),
  themes: z.array(z.string()),
  created_at: time,
});
export type AiReviewItem = z.infer<typeof aiReviewItem>;

export const aiReview = aiReviewItem.extend({
  sections: z.array(z.object({ theme: z.string(), sentences: z.array(reviewSentence) })),
  list: z.array(reviewSource),
  /** Chosen records that say nothing of the question, or have no abstract. */
  left_out: z.array(z.object({ title: z.string(), why: z.string() })),
});
export type AiReview = z.infer<typeof aiReview>;

export const aiReviewStore = defineCall({
  method: 'POST',
  path: '/api/front/ai/review_store',
  timeout: timeOut.packing,
  idempotent: true,
  request: z.strictObject({
    question: z.string().trim().min(2, '请输入综述的主题').max(200, '综述的主题最多 200 个字'),
    /** Which records; empty is all of the own literature, of which the best matches are taken. */
    ids: z.array(id).max(literatureLimits.reviewed, `一次最多综述 ${literatureLimits.reviewed} 篇`).default([]),
  }),
  response: aiReview,
  summary: 'Writes a review of sentences of the records, by theme, each with its source.',
});

export const aiReviewList = defineCall({
  method: 'GET',
  path: '/api/front/ai/review_list',
  paged: true,
  request: z.strictObject({ ...paging }),
  response: z.array(aiReviewItem),
  summary: 'The reviews of the session, newest first.',
});

export const aiReviewDetail = defineCall({
  method: 'GET',
  path: '/api/front/ai/review_detail',
  request: z.strictObject({ id }),
  response: aiReview,
  summary: 'One review with its sources.',
});

export const aiReviewDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/ai/review_delete',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Deletes a review for good.',
});
