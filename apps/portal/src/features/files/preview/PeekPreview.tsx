import type { FilePeek } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Allowed, Editable } from '../../../shared/access/index.ts';
import { useCall } from '../../../shared/api/index.ts';
import { refreshFiles } from '../../../shared/files/index.ts';
import { PageBody, useTell } from '../../../shared/page/index.ts';
import { saveReading } from '../api.ts';
import { PeekArchive } from './PeekArchive.tsx';
import { PeekImage } from './PeekImage.tsx';
import { PeekSequences } from './PeekSequences.tsx';
import { PeekText } from './PeekText.tsx';
import { previewText as text } from './preview.text.ts';
import { PreviewHeader, type FileDetail } from './PreviewHeader.tsx';

/** A file that is no table: its picture, its text, its sequences, its list of contents, or why nothing is shown. */
export function PeekPreview({ file }: { file: FileDetail }) {
  const encoding = file.config['encoding'];
  const { data, error, mutate } = useCall(
    'fileStorePeek',
    { id: file.id, encoding },
    { keepPreviousData: false, revalidateOnFocus: false },
  );
  return (
    <PageBody>
      <PreviewHeader analyse={false} file={file} />
      {data && <Shown file={file} peek={data} />}
      {!data && !error && <Skeleton height={320} shape="block" />}
      {!data && error && (
        <FailedState message={error.what} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
      )}
    </PageBody>
  );
}

function Shown({ file, peek }: { file: FileDetail; peek: FilePeek }) {
  const tell = useTell();
  const changeEncoding = async (encoding: string) => {
    await saveReading(file.id, { encoding }).catch(tell.failed);
    await refreshFiles();
  };
  switch (peek.kind) {
    case 'image':
      return (
        <Allowed call="fileStoreDownload" explain>
          <PeekImage id={file.id} name={file.name} type={peek.type} />
        </Allowed>
      );
    case 'text':
      return (
        <Editable call="fileStoreUpdateConfig">
          <PeekText
            chosen={file.config['encoding']}
            name={file.name}
            onEncoding={(encoding) => void changeEncoding(encoding)}
            peek={peek}
          />
        </Editable>
      );
    case 'sequences':
      return <PeekSequences name={file.name} peek={peek} />;
    case 'archive':
      return <PeekArchive name={file.name} peek={peek} size={file.size} />;
    default:
      return <Callout title={peek.kind === 'none' ? peek.reason : text.notTable} />;
  }
}
