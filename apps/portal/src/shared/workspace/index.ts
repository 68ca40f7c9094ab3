export { useWorkspace, type Workspace } from './WorkspaceContext.ts';
export { WorkspacePage } from './WorkspacePage.tsx';
export { parseWorkspace, workspacePath, type WorkspaceAddress } from './workspaceAddress.ts';
