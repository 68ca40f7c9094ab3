import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { ResponseOf } from '@panome/contract/client';
import { call, callBlob, download, useCall, useCallPage } from '../../shared/api/index.ts';
import { liveEvents } from '../../shared/events/liveEvents.ts';
import type { AfterSalesView } from './afterSalesView.ts';

export type AfterSale = ResponseOf<'afterSaleList'>[number];
export type AfterSaleDetail = ResponseOf<'afterSaleDetail'>;
export type AfterSaleFile = AfterSale['results'][number];

/**
 * While an answer may come, the list is asked for again this often; the server sends no event for an answer that was
 * given on the command line.
 */
const every = 30_000;
const isOpen = ({ state }: Pick<AfterSale, 'state'>) => state === 'waiting' || state === 'working';

export const useAfterSales = ({ contract, page, pageSize, search, state }: AfterSalesView) =>
  useCallPage(
    'afterSaleList',
    { page, size: pageSize, ...(state && { state }), ...(search && { search }), ...(contract && { contract }) },
    { refreshInterval: (latest) => (latest?.data.some(isOpen) ? every : 0) },
  );

export const useAfterSale = (id: string) =>
  useCall(
    'afterSaleDetail',
    { id },
    { keepPreviousData: false, refreshInterval: (latest) => (latest && isOpen(latest) ? every : 0) },
  );

const names: readonly unknown[] = ['afterSaleList', 'afterSaleDetail'];

/** Asks again for whatever shows after-sales requests. */
export function useRefreshAfterSales() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && names.includes(key[0]));
}

/** Shows an answer as soon as the server tells of it. */
export function useLiveAfterSales(): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      liveEvents.subscribe(({ event }) => {
        if (event === 'notify') void mutate((key) => Array.isArray(key) && names.includes(key[0]));
      }),
    [mutate],
  );
}

export const closeRequest = (id: string) => call('afterSaleClose', { id });
export const downloadFile = (id: string, file?: AfterSaleFile) =>
  download('fileDownloadAfterSaleResult', { id, ...(file && { file_id: file.id }) });
export const readFileBytes = async (id: string, file: AfterSaleFile, signal: AbortSignal): Promise<Blob> =>
  (await callBlob('fileDownloadAfterSaleResult', { id, file_id: file.id }, { signal })).blob;
