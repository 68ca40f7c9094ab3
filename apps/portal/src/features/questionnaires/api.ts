import type { RequestOf, ResponseOf } from '@panome/contract/client';
import { mutate } from 'swr';
import { call, useCall, useCallPage } from '../../shared/api/index.ts';

export type Questionnaire = ResponseOf<'questionItemData'>;
export type QuestionnaireRow = ResponseOf<'questionItemList'>[number];

export const useQuestionnaires = (state: 'open' | 'answered' | 'closed' | 'all', page: number, size: number) =>
  useCallPage('questionItemList', { state, page, size });

/** One questionnaire. What is being typed must not be replaced behind the person's back, so it is asked for once. */
export const useQuestionnaire = (id: string) =>
  useCall('questionItemData', id ? { id } : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
    keepPreviousData: false,
  });

/** Keeps answers, or sends them for good. @throws {CallError} */
export const storeAnswers = (request: RequestOf<'questionAnswerStore'>, idempotencyKey?: string) =>
  call('questionAnswerStore', request, { idempotencyKey });

/** The lists, the bell at home and the prompt ask again: something was answered. */
export const refreshQuestionnaires = () =>
  mutate((key) => Array.isArray(key) && (key[0] === 'questionItemList' || key[0] === 'questionItemData'));
