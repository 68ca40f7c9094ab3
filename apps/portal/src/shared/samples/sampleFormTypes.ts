import type { ResponseOf } from '@panome/contract/client';

export type SampleForm = ResponseOf<'sampleFormDetail'>;
export type SampleSummary = ResponseOf<'sampleFormList'>[number];
