import type { ResponseOf } from '@panome/contract/client';
import { useCall } from '../api/index.ts';

type Answer = ResponseOf<'fileStoreInspect'>;
type TableTools = NonNullable<Answer['tools']>;
export type ToolFit = TableTools['ranked'][number];

/** A table whose tools are asked for. */
export type JudgedTable = {
  /** Of its source. */
  readonly id: string;
  /** Only its names are taken on. */
  readonly as?: 'list';
};

/** Which tools a table suits; asked again while a large table is being read. Without a table nothing is asked. */
export function useTableTools(table: JudgedTable | undefined) {
  const { data: answer, error } = useCall('fileStoreInspect', table ? { ...table, tools: 'ranked' } : null, {
    keepPreviousData: false,
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest?.state === 'running' ? 1_500 : 0),
  });
  const looking = table !== undefined && !error && (!answer || answer.state === 'running');
  return { answer, error, looking, tools: answer?.tools };
}
