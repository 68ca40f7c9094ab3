import type { ResponseOf } from '@panome/contract/client';
import { createContext, use } from 'react';
import type { sourceOf, WorkspaceAddress } from './workspaceAddress.ts';

type Available = ResponseOf<'availableModuleChart'>;
export type WorkspaceRole = Available['roles'][number];
export type WorkspaceSection = Available['sections'][number];
export type WorkspaceItem = WorkspaceSection['items'][number];
type StandardStep = Available['standard'][number];
type WorkspaceContrast = Available['contrasts'][number];

/** The grouping that the pages use. */
export type WorkspaceScheme = {
  /** Of a stored scheme; empty for the groups as they were delivered. */
  readonly id: string;
  readonly name: string;
  readonly groups: Available['scheme'];
  readonly contrasts: readonly WorkspaceContrast[];
  /** The stored scheme that was asked for is no longer there, so the delivered groups took its place. */
  readonly lost: boolean;
};

/** A family on some data: what every page of it knows. */
export type Workspace = {
  readonly address: WorkspaceAddress;
  /** The address as calls name it. */
  readonly source: ReturnType<typeof sourceOf>;
  readonly version: Available['version'];
  /** Null for an own upload. */
  readonly project: Available['project'];
  /** The name of the project, or of the folder of an own upload. */
  readonly title: string;
  /** The tables that the flow takes, and which of the data was found for each. */
  readonly roles: readonly WorkspaceRole[];
  /** The menu, each item with whether these data allow it. */
  readonly sections: readonly WorkspaceSection[];
  readonly standard: readonly StandardStep[];
  /** What is required and not there; nothing can be run then. */
  readonly missing: readonly string[];
  readonly scheme: WorkspaceScheme;
  /** The address of another page of the same family, data and scheme. */
  readonly pathOf: (page: string, query?: Readonly<Record<string, string>>) => string;
  /** Takes another stored scheme; empty the delivered groups. */
  readonly chooseScheme: (id: string) => void;
  /** Asks again what these data allow. */
  readonly refresh: () => void;
};

export const WorkspaceContext = createContext<Workspace | null>(null);

/** @throws Outside a `WorkspacePage`. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace needs a WorkspacePage around it');
  return workspace;
}
