import { readDelimited } from '@panome/analysis/csv';
import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import useSWR from 'swr';
import { call } from '../../api/index.ts';
import type { DeliveredFile } from '../projectTypes.ts';
import { previewText as text } from './preview.text.ts';
import { delimiterOf } from './delimiterOf.ts';

const mostRows = 50;
const mostColumns = 30;
/** Enough for the first rows of any table; the rest is not asked for. */
const bytes = 262_144;

/** Whether the first rows can be shown here. */
export const canPreview = ({ kind, name }: Pick<DeliveredFile, 'kind' | 'name'>): boolean =>
  kind === 'table' && delimiterOf(name) !== undefined;

type TableStart = {
  readonly header: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  /** There are further columns. */
  readonly cut: boolean;
};

async function readStart({ id, name }: DeliveredFile): Promise<TableStart> {
  const { url } = await call('projectFileUrl', { id });
  const answer = await fetch(url, { headers: { range: `bytes=0-${bytes - 1}` } });
  if (!answer.ok) throw new Error(String(answer.status));
  const whole = answer.status !== 206 || Number(answer.headers.get('content-range')?.split('/')[1] ?? 0) <= bytes;
  const rows = readDelimited(await answer.text(), delimiterOf(name) ?? ',', mostRows + 2);
  // The last line of a part may be half a line.
  const sound = whole ? rows : rows.slice(0, -1);
  const [header = [], ...body] = sound;
  return {
    header: header.slice(0, mostColumns),
    rows: body.slice(0, mostRows).map((cells, index) => ({ id: String(index), cells })),
    cut: header.length > mostColumns,
  };
}

type TablePreviewProps = {
  readonly file: DeliveredFile | undefined;
  readonly onClose: () => void;
  readonly onDownload: (file: DeliveredFile) => void;
};

/** The first rows of a delivered table. */
export function TablePreview({ file, onClose, onDownload }: TablePreviewProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={file !== undefined}>
      {file && (
        <DialogContent
          footer={<Button onClick={() => onDownload(file)}>{text.download}</Button>}
          size="large"
          title={file.title || file.name}
        >
          <Rows file={file} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function Rows({ file }: { file: DeliveredFile }) {
  const { data, error, mutate } = useSWR<TableStart, unknown>(['projectPreview', file.id], () => readStart(file), {
    revalidateOnFocus: false,
  });
  if (error && !data) return <FailedState message={text.failed} onRetry={() => void mutate()} variant="inline" />;
  if (!data) return <Skeleton height={320} shape="block" />;
  const columns = data.header.map((name, index) => ({
    id: String(index),
    header: name || ' ',
    width: 140,
    cell: ({ cells }: (typeof data.rows)[number]) => cells[index] ?? '',
  }));
  return (
    <>
      <p>{data.cut ? text.part(data.rows.length, mostColumns) : text.rows(data.rows.length)}</p>
      <Table columns={columns} density="compact" label={text.of(file.name)} rowKey={({ id }) => id} rows={data.rows} />
    </>
  );
}
