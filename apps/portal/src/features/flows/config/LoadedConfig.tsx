import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { useSearchParams } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import { RunConfigForm } from './RunConfigForm.tsx';
import type { RunSource } from './runConfig.ts';

type LoadedConfigProps = {
  readonly version: string;
  readonly source: RunSource;
  /** Chooses other data. */
  readonly onOther?: () => void;
};

const still = { keepPreviousData: false, revalidateOnFocus: false } as const;

/** The configuration with the tables and the groups of a project or folder filled in. */
export function LoadedConfig({ onOther, source, version }: LoadedConfigProps) {
  const [query] = useSearchParams();
  const scheme = query.get('scheme');
  const available = useCall('availableModuleChart', { version_id: version, ...source }, still);
  const chosen = useCall('sampleGroupProgramDetail', scheme ? { id: scheme } : null, still);
  const { data, error, mutate } = available;
  if (error)
    return error.status === 404 || error.kind === 'forbidden' ? (
      <EmptyState
        action={onOther && <Button onClick={onOther}>{text.chooseProject}</Button>}
        title={text.projectGone}
      />
    ) : (
      <FailedState message={messageOf(error)} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
    );
  if (!data || (scheme && !chosen.data && !chosen.error)) return <Skeleton height={480} shape="block" />;
  return (
    <>
      {data.missing.length > 0 && <Callout tone="warning">{text.lacks(data.missing.join('、'))}</Callout>}
      <RunConfigForm
        draft={`${version}.${source.source_from}.${source.project_id}.${scheme ?? ''}`}
        flow={{
          version,
          roles: data.roles.map(({ bound, candidates, ...role }) => ({
            ...role,
            offered: [
              ...new Map([...(bound ? [bound] : []), ...candidates].map((table) => [table.source_id, table])).values(),
            ],
          })),
          steps: data.standard,
        }}
        initial={{
          name: '',
          source,
          files: Object.fromEntries(
            data.roles.map(({ bound, id }) => [id, bound && { file_id: bound.source_id, name: bound.name }]),
          ),
          recipe: {},
          scheme: chosen.data?.scheme ?? data.scheme,
          contrasts: chosen.data?.contrasts ?? data.contrasts,
          options: {},
          without: [],
          seed: 1,
        }}
        projectId={data.project?.id}
      />
    </>
  );
}
