import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { defaultAccept } from '../drop-zone/index.ts';
import { FileIcon } from '../file-icon/index.ts';
import { Heading } from '../heading/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { EmptyState } from '../state/index.ts';
import { Table, type Column } from '../table/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import { UploadDialog, UploadDialogFiles, useUploadQueue, type SendFile } from '../upload-dialog/index.ts';

type Stored = { readonly name: string; readonly bytes: number };
const columns: readonly Column<Stored>[] = [
  {
    id: 'name',
    header: '文件名',
    cell: ({ name }) => (
      <Inline wrap={false}>
        <FileIcon name={name} size="medium" />
        <TruncatedName>{name}</TruncatedName>
      </Inline>
    ),
    sortValue: ({ name }) => name,
    minWidth: 200,
  },
  {
    id: 'size',
    header: '大小（B）',
    cell: ({ bytes }) => bytes,
    sortValue: ({ bytes }) => bytes,
    align: 'end',
    width: 120,
  },
];

export type UploadJourneyProps = {
  /** Sends one file to the server. */
  upload: SendFile<void>;
};

/** From an empty folder to a stored file: the dialog sends, the list shows what the server has confirmed. */
export function UploadJourney({ upload }: UploadJourneyProps) {
  const [open, setOpen] = useState(false);
  const [files, setFiles] = useState<readonly Stored[]>([]);
  const queue = useUploadQueue<void>({
    onUploaded: (_result, { name, size }) => setFiles((former) => [{ name, bytes: size }, ...former]),
    send: upload,
  });
  const start = (
    <Button icon={<Upload size={16} />} onClick={() => setOpen(true)} variant="primary">
      上传文件
    </Button>
  );
  return (
    <Box as="main" padding={{ mobile: 'large', tablet: 'xlarge' }}>
      <Stack>
        <Inline justify="between">
          <Heading level={1}>我的文件</Heading>
          {files.length > 0 && start}
        </Inline>
        <Table
          columns={columns}
          empty={
            <EmptyState
              action={start}
              description="上传的文件可在每个分析流程中使用"
              variant="inline"
              title="还没有文件"
            />
          }
          label="我的文件"
          rowKey={({ name }) => name}
          rows={files}
        />
        <UploadDialog onOpenChange={setOpen} open={open} queue={queue}>
          <UploadDialogFiles accept={defaultAccept} />
        </UploadDialog>
      </Stack>
    </Box>
  );
}
