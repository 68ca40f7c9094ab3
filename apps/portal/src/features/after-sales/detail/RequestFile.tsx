import { FileIcon } from '@panome/ui/file-icon';
import { IconButton } from '@panome/ui/icon-button';
import { ListItem } from '@panome/ui/list';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Download, Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { formatSize } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { downloadFile, type AfterSaleFile } from '../api.ts';
import { afterSalesText as text } from '../afterSales.text.ts';
import { previewKind } from './previewKind.ts';

const FilePreview = lazy(async () => ({ default: (await import('./FilePreview.tsx')).FilePreview }));
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** A file of a message: pictures, tables and texts can be looked at, everything can be downloaded. */
export function RequestFile({ file, requestId }: { file: AfterSaleFile; requestId: string }) {
  const tell = useTell();
  const [shown, setShown] = useState(false);
  const { name, size } = file;
  return (
    <ListItem
      actions={
        <>
          {previewKind(name) && (
            <Allowed call="fileDownloadAfterSaleResult">
              <IconButton
                icon={<Eye {...icon} />}
                label={text.preview(name)}
                onClick={() => setShown(true)}
                size="small"
              />
            </Allowed>
          )}
          <Allowed call="fileDownloadAfterSaleResult">
            <IconButton
              icon={<Download {...icon} />}
              label={text.download(name)}
              onClick={() =>
                void downloadFile(requestId, file).catch((error: unknown) => tell.failed(error, text.downloadFailed))
              }
              size="small"
            />
          </Allowed>
        </>
      }
      leading={<FileIcon name={name} size="medium" />}
      meta={formatSize(size)}
      title={<TruncatedName focusable>{name}</TruncatedName>}
    >
      {shown && (
        <Suspense>
          <FilePreview file={file} onClose={() => setShown(false)} requestId={requestId} />
        </Suspense>
      )}
    </ListItem>
  );
}
