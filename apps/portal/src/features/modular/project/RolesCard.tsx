import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { Table, type Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { neededWords } from '../../../shared/flows/index.ts';
import { listStyles, useNarrow } from '../../../shared/list/index.ts';
import { projectFilePath } from '../../../shared/projects/index.ts';
import { useWorkspace, type WorkspaceRole } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';

const icon = { size: 14, strokeWidth: 1.5 } as const;

type Health = { readonly state: 'read' | 'other' | 'failed' | 'running'; readonly reason: string };

/** Whether the table of a role is there, and whether it could be read. */
function State({ health, role }: { readonly role: WorkspaceRole; readonly health: Health | undefined }) {
  if (!role.bound)
    return (
      <Tag
        icon={role.required ? <TriangleAlert {...icon} /> : <CircleMinus {...icon} />}
        tone={role.required ? 'warning' : 'neutral'}
      >
        {text.notThere}
      </Tag>
    );
  if (health?.state === 'failed')
    return (
      <div className={listStyles.name}>
        <Tag icon={<TriangleAlert {...icon} />} tone="danger">
          {text.unreadable}
        </Tag>
        <Text size="secondary" tone="subtle">
          {health.reason}
        </Text>
      </div>
    );
  return (
    <Tag icon={<CircleCheck {...icon} />} tone="success">
      {text.ready}
    </Tag>
  );
}

/** What the family takes, and which table of these data was found for it. */
export function RolesCard() {
  const { project, roles, source } = useWorkspace();
  const narrow = useNarrow();
  const place = project ? { project_id: project.id } : source.project_id ? { file_id: source.project_id } : null;
  const samples = useCall('allSampleOfMc', place, {
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest?.tables.some(({ state }) => state === 'running') ? 2_000 : 0),
  });
  const healthOf = ({ bound }: WorkspaceRole): Health | undefined =>
    samples.data?.tables.find(({ source_id }) => source_id === bound?.source_id);
  const columns: Column<WorkspaceRole>[] = [
    {
      id: 'role',
      header: text.role,
      minWidth: 140,
      text: ({ title }) => title,
      cell: ({ bound, help, ...role }) => (
        <div className={listStyles.name}>
          <Text>{`${role.title}（${neededWords(role)}）`}</Text>
          {!narrow && (
            <Text size="secondary" tone="subtle">
              {help}
            </Text>
          )}
          {narrow && bound && (
            <Text size="secondary" tone="subtle">
              {bound.title || bound.name}
            </Text>
          )}
        </div>
      ),
    },
    ...(narrow
      ? []
      : ([
          {
            id: 'table',
            header: text.table,
            width: 260,
            text: ({ bound }) => bound?.name ?? '',
            cell: ({ bound }) =>
              bound ? (
                <div className={listStyles.name}>
                  <Text>{bound.title || bound.name}</Text>
                  <Text size="secondary" tone="subtle">
                    {bound.title ? bound.name : ''}
                  </Text>
                </div>
              ) : (
                '--'
              ),
          },
          { id: 'by', header: text.foundBy, width: 120, cell: ({ bound }) => (bound ? text.by[bound.by] : '--') },
        ] satisfies Column<WorkspaceRole>[])),
    {
      id: 'state',
      header: text.state,
      width: narrow ? 112 : 160,
      text: ({ bound }) => (bound ? text.ready : text.notThere),
      cell: (role) => <State health={healthOf(role)} role={role} />,
    },
  ];
  return (
    <Card
      actions={
        project && (
          <Link asChild>
            <RouterLink to={`${projectFilePath}?project=${encodeURIComponent(project.id)}`}>
              {text.toProjectFiles}
            </RouterLink>
          </Link>
        )
      }
      description={text.dataTablesHelp}
      padding="none"
      title={text.dataTables}
    >
      <Table columns={columns} label={text.rolesTable} rowKey={({ id }) => id} rows={roles} />
    </Card>
  );
}
