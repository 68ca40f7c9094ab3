export {
  useWorkspace,
  type Workspace,
  type WorkspaceItem,
  type WorkspaceRole,
  type WorkspaceSection,
} from './WorkspaceContext.ts';
export { WorkspacePage } from './WorkspacePage.tsx';
export type { WorkspacePageId } from './workspacePages.ts';
