import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../shared/page/index.ts';
import { FolderView } from './FolderView.tsx';
import { useFileView } from './useFileView.ts';

// Whoever opens the list does not wait for what shows one file (the budget of the file list).
const FilePreview = lazy(async () => ({ default: (await import('./preview/FilePreview.tsx')).FilePreview }));
const TrashView = lazy(async () => ({ default: (await import('./TrashView.tsx')).TrashView }));

/** 我的文件: a folder, the trash, or one file's table, whichever the address says. */
export function FileStorePage() {
  const { view } = useFileView();
  if (!view.preview && !view.trash) return <FolderView key={view.dir} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {view.preview ? <FilePreview id={view.preview} key={view.preview} /> : <TrashView />}
    </Suspense>
  );
}
