import type { RequestOf, ResponseOf } from '@panome/contract/client';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { call, keyOf, useCall, useCallPage } from '../../shared/api/index.ts';
import { liveEvents } from '../../shared/events/liveEvents.ts';

export type Report = ResponseOf<'reportDetail'>;
export type ReportSummary = ResponseOf<'reportList'>[number];
export type Section = Report['sections'][number];
export type TaskResult = ResponseOf<'taskResult'>;

const names: readonly unknown[] = ['reportList', 'reportDetail'];

/** Asks again for every report that is shown as soon as the server says that one has changed. */
function useLiveReports(): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      liveEvents.subscribe(({ event }) => {
        if (event === 'report') void mutate((key) => Array.isArray(key) && names.includes(key[0]));
      }),
    [mutate],
  );
}

/** While one is being made, its end may come without an event. */
const untilMade = (reports: readonly Pick<Report, 'state'>[]) =>
  reports.some(({ state }) => state === 'generating') ? 5_000 : 0;

/** A page of my reports, last changed first. */
export function useReports({
  name,
  page,
  pageSize,
}: {
  readonly name: string;
  readonly page: number;
  readonly pageSize: number;
}) {
  useLiveReports();
  return useCallPage(
    'reportList',
    { name: name || undefined, page, size: pageSize },
    { refreshInterval: (latest) => untilMade(latest?.data ?? []) },
  );
}

/** One report as it is stored; `null` asks for none. */
export function useReport(id: string | null) {
  useLiveReports();
  return useCall('reportDetail', id === null ? null : { id }, {
    keepPreviousData: false,
    refreshInterval: (latest) => (latest ? untilMade([latest]) : 0),
  });
}

/** The result of a task that a report shows. It never changes; its chart settings do. */
export const useTaskResult = (id: string | null) =>
  useCall('taskResult', id === null ? null : { id }, { revalidateOnFocus: false });

/** The acts on reports; then the lists that show them are asked for again. */
export function useReportCalls() {
  const { mutate } = useSWRConfig();
  const changing = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      await mutate((key) => Array.isArray(key) && key[0] === 'reportList');
    }
  };
  return {
    remove: (reports: readonly { readonly id: string }[]) =>
      changing(call('reportDelete', { ids: reports.map(({ id }) => id).join(',') })),
    restore: (reports: readonly { readonly id: string }[]) =>
      changing(call('reportRestore', { ids: reports.map(({ id }) => id) })),
    /** One report, however often the same key is sent. */
    create: (content: RequestOf<'reportStore'>, key: string) =>
      changing(call('reportStore', content, { idempotencyKey: key })),
    /** Keeps what a call gave as the newest state of the report. */
    keep: (report: Report) => mutate(keyOf('reportDetail', { id: report.id }), report, { revalidate: false }),
  };
}
