import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { MenuItem } from '@panome/ui/menu';
import { RenameCell } from '@panome/ui/rename-cell';
import type { Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { CircleCheck, Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed, type May } from '../../../shared/access/index.ts';
import { listStyles, rowMenuColumn } from '../../../shared/list/index.ts';
import { FamilyTag, projectReportPath, projectStyles as styles, type Project } from '../../../shared/projects/index.ts';
import { workspaceOfProject } from '../../../shared/workspace/workspaceOfProject.ts';
import { demoListText as text } from './demoList.text.ts';
import type { Bindings } from './useBindings.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type ColumnsOf = {
  readonly bindings: Bindings;
  readonly may: May;
  readonly narrow: boolean;
  readonly open: (project: Project) => void;
};

const Species = ({ children }: { children: string }) => (
  <Text size="secondary" tone="subtle">
    {children}
  </Text>
);

/** The columns of the examples. One that stands beside one's own projects may have a name of one's own. */
export function demoColumns({ bindings, may, narrow, open }: ColumnsOf): Column<Project>[] {
  const name: Column<Project> = {
    id: 'name',
    header: text.name,
    minWidth: narrow ? 200 : 300,
    text: (project) => project.name,
    cell: (project) => (
      <div className={listStyles.name}>
        <RenameCell
          onRename={(next) => bindings.rename(project, next)}
          readOnly={!bindings.bindingOf(project) || !may('demoBindingUpdate')}
          value={project.name}
        >
          <Link asChild tone="neutral">
            <RouterLink className={listStyles.nameLink} to={projectReportPath(project)}>
              <TruncatedName>{project.name}</TruncatedName>
            </RouterLink>
          </Link>
        </RenameCell>
        <span className={styles.tags}>
          <FamilyTag family={project.family} />
          <Species>{project.species}</Species>
          {narrow && bindings.bindingOf(project) && <Bound />}
        </span>
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
        <AnalyseItem project={project} />
        {bindings.bindingOf(project) ? (
          <Allowed call="demoBindingDelete">
            <MenuItem onSelect={() => void bindings.unbind(project)}>{text.unbind}</MenuItem>
          </Allowed>
        ) : (
          <Allowed call="demoBindingStore">
            <MenuItem onSelect={() => void bindings.bind(project)}>{text.bind}</MenuItem>
          </Allowed>
        )}
      </>
    ),
    quick: (project) =>
      !bindings.bindingOf(project) && (
        <Allowed call="demoBindingStore">
          <IconButton
            icon={<Plus {...icon} />}
            label={text.bindOf(project.name)}
            onClick={() => void bindings.bind(project)}
            size="small"
          />
        </Allowed>
      ),
  });
  if (narrow) return [name, menu];
  return [
    name,
    {
      id: 'content',
      header: text.content,
      width: 200,
      cell: ({ sample_count, table_count }) => text.contentOf(sample_count, table_count),
    },
    {
      id: 'bound',
      header: text.bound,
      width: 112,
      text: (project) => (bindings.bindingOf(project) ? text.isBound : ''),
      cell: (project) => (bindings.bindingOf(project) ? <Bound /> : '--'),
    },
    menu,
  ];
}

/** The way to where the example is analysed in place. */
function AnalyseItem({ project }: { readonly project: Project }) {
  const path = workspaceOfProject(project);
  return (
    path !== undefined && (
      <MenuItem asChild>
        <RouterLink to={path}>{text.analyse}</RouterLink>
      </MenuItem>
    )
  );
}

const Bound = () => (
  <Tag icon={<CircleCheck size={14} strokeWidth={1.5} />} tone="success">
    {text.isBound}
  </Tag>
);
