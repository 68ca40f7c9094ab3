import { FolderView } from './FolderView.tsx';
import { FilePreview } from './preview/FilePreview.tsx';
import { TrashView } from './TrashView.tsx';
import { useFileView } from './useFileView.ts';

/** 我的文件: a folder, the trash, or one file's table, whichever the address says. */
export function FileStorePage() {
  const { view } = useFileView();
  if (view.preview) return <FilePreview id={view.preview} key={view.preview} />;
  return view.trash ? <TrashView /> : <FolderView key={view.dir} />;
}
