import { useText } from '@panome/ui/locale';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/index.ts';
import { fileStorePath, refreshFiles } from '../../../files/index.ts';
import { useTell } from '../../../page/index.ts';
import { toolFormPath } from '../../../tasks/index.ts';
import type { ToolSummary } from '../../../tools/index.ts';
import { resultText } from '../result.text.ts';
import { takesGroups, takesNames, type Next } from './nextInputs.ts';
import { requestOf, type TableView } from './tableView.ts';

/**
 * Takes rows of a result table on: into my files, or into the form of another tool.
 * @param names - Only the rows of these names; all of the view when absent.
 */
export function useContinue(missionId: string, view: TableView, names?: readonly string[]) {
  const text = useText(resultText);
  const tell = useTell();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const store = async (columns: 'all' | 'first' | 'data') => {
    const stored = await call('taskStoreResult', {
      id: missionId,
      ...requestOf(view),
      columns,
      ...(names && { names: [...names] }),
    });
    await refreshFiles();
    return stored;
  };
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => tell.failed(error, text.storeFailed));
    setBusy(false);
  };
  return {
    busy,
    keep: (columns: 'all' | 'first') =>
      during(async () => {
        const { name } = await store(columns);
        tell.done(text.stored(name), {
          action: { label: text.openFiles, onClick: () => void navigate(fileStorePath) },
        });
      }),
    /** Opens a tool with the rows of the task's data table that the view names, and with the task's groups. */
    goOnWithData: (toolId: string) =>
      during(async () => {
        const { id: file } = await store('data');
        await navigate(toolFormPath(toolId, { file, input: 'matrix', groups: missionId }));
      }),
    /** Opens a tool with the rows as the input that takes them. */
    goOn: (tool: ToolSummary, next: Next) =>
      during(async () => {
        const input = next(tool)!;
        const { id: file } = await store(takesNames(input) ? 'first' : 'all');
        await navigate(toolFormPath(tool.id, { file, input, ...(takesGroups(input) && { groups: missionId }) }));
      }),
  };
}
