import { useSearchParams } from 'react-router-dom';
import { fileStorePath } from '../../shared/files/paths.ts';
import { queryOf, viewOf, type FileView } from './fileView.ts';

export type GoTo = (change: Partial<FileView>, options?: { replace?: boolean }) => void;

/** What the address says, and the way to another. A new place is a step of the browser's history, a filter is not. */
export function useFileView(): { view: FileView; go: GoTo; hrefOf: (change: Partial<FileView>) => string } {
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  return {
    view,
    go: (change, { replace = false } = {}) => setQuery(queryOf({ ...view, ...change }), { replace }),
    hrefOf: (change) => `#${fileStorePath}?${queryOf({ ...view, ...change }).toString()}`,
  };
}
