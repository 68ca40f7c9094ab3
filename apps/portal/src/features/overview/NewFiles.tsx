import { FileIcon } from '@panome/ui/file-icon';
import { Text } from '@panome/ui/text';
import { formatSize, formatTime } from '../../shared/format/format.ts';
import { Block } from '../../shared/page/index.ts';
import { Rows } from '../../shared/recent/index.ts';
import { AllLink } from './AllLink.tsx';
import { useNewFiles } from './api.ts';
import { overviewText } from './overview.text.ts';
import { fileStorePath } from '../../shared/files/paths.ts';

/** The newest things in 我的文件. */
export const NewFiles = () => (
  <Block
    actions={<AllLink of={overviewText.files} to={fileStorePath} />}
    answer={useNewFiles()}
    empty={<Text tone="muted">{overviewText.noFiles}</Text>}
    height={160}
    isEmpty={({ data }) => data.length === 0}
    title={overviewText.files}
  >
    {({ data }) => (
      <Rows
        label={overviewText.files}
        rows={data.map(({ created_at, id, is_dir, name, size }) => ({
          id,
          name,
          to: `${fileStorePath}?name=${encodeURIComponent(name)}`,
          detail: is_dir === 1 ? formatTime(created_at) : `${formatSize(size)} · ${formatTime(created_at)}`,
          end: <FileIcon {...(is_dir === 1 ? { folder: true } : {})} name={name} />,
        }))}
      />
    )}
  </Block>
);
