import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Card } from '@panome/ui/card';
import { Grid } from '@panome/ui/grid';
import { Link as LinkLook } from '@panome/ui/link';
import { Stack } from '@panome/ui/stack';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf, useCall, useCallPage } from '../../../shared/api/index.ts';
import { flowListPath } from '../../../shared/flows/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { ProjectChooser } from '../../../shared/projects/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import { RunConfigForm } from './RunConfigForm.tsx';
import { unionFiles, type DeliveredTable } from './unionFiles.ts';

const still = { keepPreviousData: false, revalidateOnFocus: false } as const;
/** The union has one flow, of the same id. */
const union = 'union';
const places = [0, 1, 2] as const;
/** As long as the name of a run may be. */
const longestName = 100;
type ProjectTable = DeliveredTable & { readonly title: string; readonly project: string };
const none: readonly ProjectTable[] = [];

/** The delivered tables of a project, as inputs of a run. */
function useTables(project: string): { readonly tables: readonly ProjectTable[]; readonly loading: boolean } {
  const { data, isLoading } = useCallPage(
    'projectFiles',
    project ? { project_id: project, kind: 'table', page: 1, size: 50 } : null,
    still,
  );
  const tables = data?.data.map(({ id, name, project_name, role, title }) => ({
    source_id: `project-file:${id}`,
    name,
    role,
    project: project_name,
    title: `${project_name} · ${title || name}`,
  }));
  return { tables: (project && tables) || none, loading: isLoading };
}

/** 联合分析: the tables of two or three projects, or of one's own, whose samples have the same names. */
export function Page() {
  const { data, error, mutate } = useCall('flowDetail', { id: union }, { revalidateOnFocus: false });
  if (!data && !error) return <PageSkeleton />;
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={text.unionTitle}>
            <LinkLook asChild tone="muted">
              <Link to={flowListPath}>{text.title}</Link>
            </LinkLook>
          </Breadcrumb>
        }
        description={data?.version.question}
        title={text.unionTitle}
      />
      {data ? (
        <Union flow={data} />
      ) : (
        <FailedState
          message={`${text.detailFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error?.requestId || undefined}
        />
      )}
    </PageBody>
  );
}

type Flow = NonNullable<ReturnType<typeof useCall<'flowDetail'>>['data']>;

function Union({ flow: { roles, standard, version } }: { readonly flow: Flow }) {
  const [query, setQuery] = useSearchParams();
  const given = (query.get('projects') ?? '').split(',');
  const chosen = places.map((at) => given[at] ?? '');
  const [first, second, third] = [useTables(chosen[0]!), useTables(chosen[1]!), useTables(chosen[2]!)];
  const found = [first, second, third];
  // The groups of the first project are those of the union: its samples name those of the others.
  const grouping = useCall('groupOfMc', chosen[0] ? { project_id: chosen[0] } : null, still);
  const projects = found.flatMap(({ tables: [table] }) => (table ? [table.project] : []));
  const offered = found.flatMap(({ tables }) => tables);
  const choose = (at: number, project: string) => {
    const next = chosen.with(at, project).join(',').replace(/,+$/u, '');
    setQuery(next ? { projects: next } : {}, { replace: true });
  };
  return (
    <>
      <Card description={text.unionProjectsHelp} title={text.unionProjects}>
        <Grid minItemWidth={260}>
          {places.map((at) => (
            <Stack key={at} space="xsmall">
              <Text size="secondary" tone="muted">
                {text.unionProject(at + 1)}
              </Text>
              <ProjectChooser
                onValueChange={(project) => choose(at, project)}
                placeholder={text.chooseProject}
                value={chosen[at]!}
              />
            </Stack>
          ))}
        </Grid>
      </Card>
      {found.some(({ loading }) => loading) || grouping.isLoading ? (
        <Skeleton height={480} shape="block" />
      ) : (
        <RunConfigForm
          dataHelp={text.unionDataHelp}
          draft={`union.${version.id}.${chosen.join('.')}`}
          flow={{ version: version.id, roles: roles.map((role) => ({ ...role, offered })), steps: standard }}
          initial={{
            name: projects.length > 1 ? text.unionName(projects).slice(0, longestName) : '',
            // The tables are of several projects, so that the run is of none.
            source: { project_id: '', project_from: 2, source_from: 1, is_example: 0 },
            files: {
              ...Object.fromEntries(roles.map(({ id }) => [id, null])),
              ...unionFiles(found.map(({ tables }) => tables)),
            },
            recipe: {},
            scheme: grouping.data?.scheme ?? null,
            contrasts: grouping.data?.contrasts ?? [],
            options: {},
            without: [],
            seed: 1,
          }}
          key={chosen.join()}
          projectId={chosen[0] || undefined}
        />
      )}
    </>
  );
}
