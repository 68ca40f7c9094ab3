import { readDrop } from '@panome/ui/drop-zone';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { uploadManager, uploadTree, type UploadTarget } from '../../shared/files/uploads/index.ts';
import { useTell } from '../../shared/page/index.ts';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped on a folder or pasted while it is shown, from whoever may upload. */
export function useDrop(target: UploadTarget, takes: boolean) {
  const tell = useTell();
  const [over, setOver] = useState(false);
  // Moving over a child leaves the parent and enters the child: only the balance says whether the pointer is still
  // inside.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (!takes || !carriesFiles(event)) return;
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  };

  const { dir, dirName } = target;
  useEffect(() => {
    if (!takes) return undefined;
    const paste = ({ clipboardData, defaultPrevented, target: at }: ClipboardEvent) => {
      // A dialog above the folder has already taken the files.
      if (defaultPrevented) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && !(at instanceof HTMLInputElement)) uploadManager.add(files, { dir, dirName });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [dir, dirName, takes]);

  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Also where nothing is taken: the browser would leave the page for the file.
    event.preventDefault();
    if (!takes) return;
    depth.current = 0;
    setOver(false);
    readDrop(event.dataTransfer)
      .then((files) => uploadTree(files, target))
      .catch(tell.failed);
  };
  return {
    over,
    area: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver: (event: DragEvent) => carriesFiles(event) && event.preventDefault(),
      onDrop: drop,
    },
  };
}
