import { useSearchParams } from 'react-router-dom';
import { useWorkspace, type WorkspaceItem } from '../../../shared/workspace/index.ts';

/** The method that the address names; its item of the menu is undefined when this family has no such method. */
export function useMethod(): { readonly id: string; readonly item: WorkspaceItem | undefined } {
  const { sections } = useWorkspace();
  const [query] = useSearchParams();
  const id = query.get('tool') ?? '';
  return { id, item: sections.flatMap(({ items }) => items).find(({ method_id }) => method_id === id) };
}
