import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Text } from '@panome/ui/text';
import { FileSpreadsheet } from 'lucide-react';
import { useCall } from '../../../api/index.ts';
import { toolFormText } from '../toolForm.text.ts';
import { groupFilesAmong } from './groupFiles.ts';

type GroupFilesProps = {
  /** The table whose folder is looked into. */
  tableId: string;
  /** Whether a file is being read. */
  busy: boolean;
  onLoad: (file: { readonly file_id: string }) => void;
};

/** The files in the table's folder that its groups are likely to be in, one click each; nothing without any. */
export function GroupFiles({ busy, onLoad, tableId }: GroupFilesProps) {
  const text = useText(toolFormText);
  const still = { revalidateOnFocus: false, shouldRetryOnError: false };
  const folder = useCall('fileStoreDetail', { id: tableId }, still).data?.parent_id;
  const list = useCall('fileStoreList', folder === undefined ? null : { current_dir: folder, size: 100 }, still);
  const files = groupFilesAmong(list.data ?? [], tableId);
  if (files.length === 0) return null;
  return (
    <Inline space="small">
      <Text tone="muted">{text.nearFiles}</Text>
      {files.map(({ id, name }) => (
        <Button
          disabled={busy}
          icon={<FileSpreadsheet size={16} strokeWidth={1.5} />}
          key={id}
          onClick={() => onLoad({ file_id: id })}
          size="small"
        >
          {text.useGroupFile(name)}
        </Button>
      ))}
    </Inline>
  );
}
