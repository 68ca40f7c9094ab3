import type { CallError } from '../../shared/api/callError.ts';
import { useCallPage } from '../../shared/api/index.ts';
import { fileStorePath } from '../../shared/files/paths.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { taskPath } from '../../shared/tasks/index.ts';
import { builtRoutes } from '../builtRoutes.ts';
import { paletteText as text } from './palette.text.ts';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';

/** Few of each kind: a longer word finds the others. */
const size = 5;
const reportRoute = '/data-collection/report/:has_original_data/:contract_id/:contract_number/list';
const hasProjects = builtRoutes.some(({ path }) => path === reportRoute);
/** The word is the key of the answer: one that comes late is that of another word, and is not shown (FE-03). */
const settings = { keepPreviousData: false, revalidateOnFocus: false } as const;

type Found<Row> = {
  readonly data: { readonly data: readonly Row[] } | undefined;
  readonly error: CallError | undefined;
  readonly mutate: () => unknown;
};

function groupOf<Row>(
  label: string,
  wanted: boolean,
  { data, error, mutate }: Found<Row>,
  itemOf: (row: Row) => PaletteItem,
): PaletteGroup {
  if (!wanted) return { label, items: [] };
  return {
    label,
    items: (data?.data ?? []).map(itemOf),
    loading: !data && !error,
    retry: error ? () => void mutate() : undefined,
  };
}

/** Projects, files and tasks whose names hold a word; nothing without one, or without a session. */
export function useFoundItems(word: string): readonly PaletteGroup[] {
  const wanted = useSession() !== undefined && word !== '';
  const paging = { page: 1, size, name: word.slice(0, 100) };
  const projects = useCallPage('projectList', wanted && hasProjects ? { ...paging, scope: 'all' } : null, settings);
  const files = useCallPage('fileList', wanted ? { ...paging, current_dir: '' } : null, settings);
  const tasks = useCallPage('taskList', wanted ? paging : null, settings);
  return [
    groupOf(
      text.projects,
      wanted && hasProjects,
      projects,
      ({ contract_id, contract_number, id, name, original_count }) => ({
        id: `project ${id}`,
        title: name,
        help: contract_number,
        icon: 'folder-kanban',
        address: `/data-collection/report/${original_count > 0 ? 1 : 0}/${encodeURIComponent(contract_id)}/${encodeURIComponent(contract_number)}/list`,
      }),
    ),
    groupOf(text.files, wanted, files, ({ dir_path, id, is_dir, name, parent_id }) => {
      const place = is_dir === 1 ? { dir: id } : { ...(parent_id && { dir: parent_id }), name };
      return {
        id: `file ${id}`,
        title: name,
        help: dir_path,
        icon: is_dir === 1 ? 'folder' : 'file-text',
        address: `${fileStorePath}?${new URLSearchParams(place).toString()}`,
      };
    }),
    groupOf(text.tasks, wanted, tasks, ({ id, name, tool_title }) => ({
      id: `task ${id}`,
      title: name,
      help: tool_title,
      icon: 'list-checks',
      address: taskPath(id),
    })),
  ];
}
