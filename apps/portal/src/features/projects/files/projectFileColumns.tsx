import { FileIcon } from '@panome/ui/file-icon';
import { IconButton } from '@panome/ui/icon-button';
import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Download } from 'lucide-react';
import { Allowed, type May } from '../../../shared/access/index.ts';
import { formatSize, formatTime } from '../../../shared/format/format.ts';
import { listStyles, rowMenuColumn } from '../../../shared/list/index.ts';
import { canPreview, type DeliveredFile } from '../../../shared/projects/index.ts';
import * as styles from './Files.css.ts';
import { ProjectFileMenuItems, type ProjectFileActs } from './ProjectFileMenuItems.tsx';
import { projectFilesText as text } from './projectFiles.text.ts';

type ColumnsOf = { readonly acts: ProjectFileActs; readonly may: May; readonly narrow: boolean };

/** The columns of delivered files; a phone keeps the file, with the rest below it, and the menu. */
export function projectFileColumns({ acts, may, narrow }: ColumnsOf): Column<DeliveredFile>[] {
  const name: Column<DeliveredFile> = {
    id: 'name',
    header: text.name,
    minWidth: narrow ? 200 : 300,
    text: (file) => file.name,
    cell: (file) => (
      <div className={styles.name}>
        <FileIcon name={file.name} size="medium" />
        <div className={listStyles.name}>
          {may('projectFileUrl') ? (
            <button
              className={styles.open}
              onClick={() => (canPreview(file) ? acts.preview(file) : void acts.download(file))}
              type="button"
            >
              <TruncatedName>{file.title || file.name}</TruncatedName>
            </button>
          ) : (
            <TruncatedName>{file.title || file.name}</TruncatedName>
          )}
          <Text size="secondary" tone="subtle">
            {[file.title && file.name, narrow && file.project_name, narrow && formatSize(file.size)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      </div>
    ),
  };
  const menu = rowMenuColumn<DeliveredFile>({
    header: text.acts,
    narrow,
    label: (file) => text.more(file.name),
    items: (file) => <ProjectFileMenuItems acts={acts} files={[file]} />,
    quick: (file) => (
      <Allowed call="projectFileUrl">
        <IconButton
          icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
          label={text.downloadOf(file.name)}
          onClick={() => void acts.download(file)}
          size="small"
        />
      </Allowed>
    ),
  });
  if (narrow) return [name, menu];
  return [
    name,
    {
      id: 'project',
      header: text.project,
      width: 240,
      text: ({ project_name }) => project_name,
      cell: ({ project_name }) => <TruncatedName>{project_name}</TruncatedName>,
    },
    { id: 'kind', header: text.kind, width: 96, cell: ({ kind }) => text.kinds[kind] },
    { id: 'size', header: text.size, align: 'end', width: 104, cell: ({ size }) => formatSize(size) },
    {
      id: 'created_at',
      header: text.created,
      width: 120,
      cell: ({ created_at }) => formatTime(created_at).slice(0, 10),
    },
    menu,
  ];
}
