import type { ToolInput } from '@panome/contract';
import { useNavigate } from 'react-router-dom';
import { call, createSubmissionKeys } from '../api/index.ts';
import { fileStorePath, refreshFiles } from '../files/index.ts';
import { useTell } from '../page/index.ts';
import { toolFormPath } from '../tasks/index.ts';
import { projectsText as text } from './projects.text.ts';
import type { DeliveredFile } from './projectTypes.ts';
import { downloadDelivered } from './signedDownload.ts';

/** A delivered table as a source, read where it is. */
export const deliveredTable = ({ id }: Pick<DeliveredFile, 'id'>) => ({ id: `project-file:${id}` });

/** What can be done with delivered files, each with its words afterwards. */
export function useDeliveredActs() {
  const tell = useTell();
  const navigate = useNavigate();
  const save = async (files: readonly DeliveredFile[]) => {
    const request = { ids: files.map(({ id }) => id) };
    const saved = await call('projectFileSave', request, { idempotencyKey: createSubmissionKeys()('') });
    await refreshFiles();
    return saved;
  };
  return {
    download: (file: DeliveredFile) =>
      downloadDelivered(file).catch((error: unknown) => tell.failed(error, text.downloadFailed)),
    save: async (files: readonly DeliveredFile[]): Promise<void> => {
      try {
        const saved = await save(files);
        tell.done(text.saved(saved.length), {
          action: { label: text.openFiles, onClick: () => void navigate(fileStorePath) },
        });
      } catch (error) {
        tell.failed(error, text.saveFailed);
      }
    },
    /** Puts a table into my files and opens a tool with it, as this of its inputs. */
    analyse: async (file: DeliveredFile, tool: string, input?: ToolInput): Promise<void> => {
      try {
        const [saved] = await save([file]);
        if (saved) await navigate(toolFormPath(tool, { file: saved.id, ...(input && { input }) }));
      } catch (error) {
        tell.failed(error, text.saveFailed);
      }
    },
  };
}
export type DeliveredActs = ReturnType<typeof useDeliveredActs>;
