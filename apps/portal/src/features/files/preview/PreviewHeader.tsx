import type { ResponseOf } from '@panome/contract/client';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { Allowed } from '../../../shared/access/index.ts';
import { PageHeader, useTell } from '../../../shared/page/index.ts';
import { downloadFiles } from '../api.ts';
import { folderHref } from '../paths.ts';
import { useFileView } from '../useFileView.ts';
import { AnalyseButton } from './AnalyseButton.tsx';
import { previewText as text } from './preview.text.ts';
import { useNeighbours } from './useNeighbours.ts';

export type FileDetail = ResponseOf<'fileStoreDetail'>;
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The name of a file with the way back, to its neighbours, and what can be done with it. */
export function PreviewHeader({ analyse, file }: { file: FileDetail; analyse: boolean }) {
  const { go, hrefOf } = useFileView();
  const tell = useTell();
  const { count, next, place, previous } = useNeighbours(file.id);
  const above = [{ id: '', name: text.root }, ...file.path];
  const show = (id: string) => go({ preview: id }, { replace: true });
  return (
    <PageHeader
      above={
        <Breadcrumb current={file.name}>
          {above.map((step, depth) => (
            // The nearest folder is the list that was left, with its page and its order.
            <Link
              href={depth === above.length - 1 ? hrefOf({ preview: '', dir: file.parent_id }) : folderHref(step.id)}
              key={step.id}
              tone="muted"
            >
              {step.name}
            </Link>
          ))}
        </Breadcrumb>
      }
      actions={
        <>
          <IconButton
            disabled={!previous}
            icon={<ChevronLeft {...icon} />}
            label={text.previous}
            onClick={() => previous && show(previous)}
          />
          <IconButton
            disabled={!next}
            icon={<ChevronRight {...icon} />}
            label={text.next}
            onClick={() => next && show(next)}
          />
          <Allowed call={['fileStoreDownload', 'fileStoreDownloadUrl']}>
            <Button icon={<Download {...icon} />} onClick={() => void downloadFiles([file]).catch(tell.failed)}>
              {text.download}
            </Button>
          </Allowed>
          {analyse && (
            <Allowed call="taskStore">
              <AnalyseButton id={file.id} />
            </Allowed>
          )}
        </>
      }
      description={count > 1 ? text.place(place, count) : undefined}
      title={file.name}
    />
  );
}
