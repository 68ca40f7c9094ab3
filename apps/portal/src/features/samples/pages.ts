import type { PageTable } from '../../shared/routing/pageTable.ts';

const editor = () => import('./editor/EditorPage.tsx');

export const samplePages: PageTable = {
  '/data-collection/sample/application': () => import('./list/ApplicationPage.tsx'),
  '/data-collection/sample/collection-list': () => import('./list/CollectionPage.tsx'),
  '/data-collection/sample/status': () => import('./list/StatusPage.tsx'),
  '/data-collection/sample/operation': () => import('./detail/DetailPage.tsx'),
  '/data-collection/sample/metabolomics-collection': editor,
  '/data-collection/sample/protein-collection': editor,
  '/data-collection/sample/transcription-collection': editor,
  '/data-collection/sample/macrogene-collection': editor,
  '/data-collection/sample/microorganism-collection': editor,
  '/data-collection/sample/union-collection': editor,
};
