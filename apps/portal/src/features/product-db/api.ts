import type { ExperienceKind } from '@panome/contract/product-db';
import type { RequestOf, ResponseOf } from '@panome/contract/client';
import { useCall, useCallPage } from '../../shared/api/index.ts';

export type Experience = ResponseOf<'productDbList'>[number];
export type Prediction = ResponseOf<'productDbPredict'>;
export type SamplesAsked = RequestOf<'productDbPredict'>;
const still = { revalidateOnFocus: false } as const;

/** What narrows the list; keep it outside of components. */
export const filters = {
  words: 'text',
  species: 'text',
  tissue: 'text',
  platform: 'text',
  storage: 'text',
  passed: ['yes', 'no'],
} as const;

type Narrowed = { readonly [Name in Exclude<keyof typeof filters, 'passed'>]: string } & {
  readonly passed: '' | 'yes' | 'no';
};
/** The part of a view that the calls take. */
export const narrowedOf = (kind: ExperienceKind, view: Narrowed) => ({
  kind,
  words: view.words,
  species: view.species,
  tissue: view.tissue,
  platform: view.platform,
  storage: view.storage,
  passed: view.passed,
});

export const useExperiencePage = (kind: ExperienceKind, view: Narrowed & { page: number; pageSize: number }) =>
  useCallPage('productDbList', { ...narrowedOf(kind, view), page: view.page, size: view.pageSize }, still);

/** The values of the filters with their counts; of the samples' form with only the tissue given. */
export const useFacets = (request: RequestOf<'productDbFacets'>) => useCall('productDbFacets', request, still);

export const useExperience = (id: string) => useCall('productDbDetail', { id }, { ...still, keepPreviousData: false });

/** What samples like these gave; `null` asks nothing. */
export const usePrediction = (asked: SamplesAsked | null) =>
  useCall('productDbPredict', asked, { ...still, keepPreviousData: false });
