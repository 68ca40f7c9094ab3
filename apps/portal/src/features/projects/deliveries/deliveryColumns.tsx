import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { MenuItem } from '@panome/ui/menu';
import type { Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Download } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { listStyles, rowMenuColumn } from '../../../shared/list/index.ts';
import {
  ContractNumber,
  FamilyTag,
  projectFilePath,
  projectReportPath,
  projectsText,
  projectStyles as styles,
  type Project,
} from '../../../shared/projects/index.ts';
import { contractReportText as text } from './contractReport.text.ts';

type ColumnsOf = {
  readonly narrow: boolean;
  readonly open: (project: Project) => void;
  readonly download: (project: Project) => void;
};

const dayOf = (iso: string | null) => formatTime(iso).slice(0, 10);

/** The columns of delivered reports; a phone keeps the project, with the rest below it, and the menu. */
export function deliveryColumns({ download, narrow, open }: ColumnsOf): Column<Project>[] {
  const name: Column<Project> = {
    id: 'name',
    header: text.name,
    minWidth: narrow ? 200 : 300,
    text: (project) => project.name,
    cell: (project) => (
      <div className={listStyles.name}>
        <Link asChild tone="neutral">
          <RouterLink className={listStyles.nameLink} to={projectReportPath(project)}>
            <TruncatedName>{project.name}</TruncatedName>
          </RouterLink>
        </Link>
        <span className={styles.tags}>
          <FamilyTag family={project.family} />
          {project.access !== 'owner' && <Tag>{projectsText.access[project.access]}</Tag>}
          <ContractNumber number={project.contract_number} />
        </span>
        {narrow && (
          <Text
            size="secondary"
            tone="subtle"
          >{`${text.contentOf(project.sample_count, project.table_count)} · ${dayOf(project.delivered_at)}`}</Text>
        )}
      </div>
    ),
  };
  const menu = rowMenuColumn<Project>({
    header: text.acts,
    narrow,
    label: (project) => text.more(project.name),
    items: (project) => (
      <>
        <MenuItem onSelect={() => open(project)} shortcut="Enter">
          {text.open}
        </MenuItem>
        {project.has_report && project.can.download && (
          <Allowed call="projectZipUrl">
            <MenuItem onSelect={() => download(project)}>{text.download}</MenuItem>
          </Allowed>
        )}
        <MenuItem asChild>
          <RouterLink to={`${projectFilePath}?project=${encodeURIComponent(project.id)}`}>{text.files}</RouterLink>
        </MenuItem>
      </>
    ),
    quick: (project) =>
      project.has_report &&
      project.can.download && (
        <Allowed call="projectZipUrl">
          <IconButton
            icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
            label={text.downloadOf(project.name)}
            onClick={() => download(project)}
            size="small"
          />
        </Allowed>
      ),
  });
  if (narrow) return [name, menu];
  return [
    name,
    { id: 'species', header: text.species, width: 160, cell: ({ species }) => <Text truncate>{species || '--'}</Text> },
    {
      id: 'content',
      header: text.content,
      width: 184,
      cell: ({ sample_count, table_count }) => text.contentOf(sample_count, table_count),
    },
    { id: 'delivered', header: text.delivered, width: 120, cell: ({ delivered_at }) => dayOf(delivered_at) },
    menu,
  ];
}
