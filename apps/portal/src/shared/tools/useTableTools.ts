import type { ResponseOf } from '@panome/contract/client';
import { useCall } from '../api/index.ts';

type Answer = ResponseOf<'fileStoreInspect'>;
type TableTools = NonNullable<Answer['tools']>;
export type ToolFit = TableTools['ranked'][number];

/** Which tools a table suits; asked again while a large table is being read. Without a table nothing is asked. */
export function useTableTools(table: string | undefined) {
  const { data: answer, error } = useCall(
    'fileStoreInspect',
    table === undefined ? null : { id: table, tools: 'ranked' },
    {
      keepPreviousData: false,
      revalidateOnFocus: false,
      refreshInterval: (latest) => (latest?.state === 'running' ? 1_500 : 0),
    },
  );
  const looking = table !== undefined && !error && (!answer || answer.state === 'running');
  return { answer, error, looking, tools: answer?.tools };
}
