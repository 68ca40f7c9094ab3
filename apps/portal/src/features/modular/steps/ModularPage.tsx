import type { ResponseOf } from '@panome/contract/client';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { FormActions } from '@panome/ui/form';
import { Link as LinkLook } from '@panome/ui/link';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Steps } from '@panome/ui/steps';
import { createContext, use, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { flowListPath } from '../../../shared/flows/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { modularPath, modularSteps, parseModular, type ModularState, type ModularStep } from './modularAddress.ts';
import { stepsText as text } from './steps.text.ts';

type Modular = ModularState & {
  readonly flowId: string;
  readonly versionId: string;
  readonly flow: ResponseOf<'flowDetail'>;
  /** The address of a step with what was decided so far. */
  readonly pathOf: (step: ModularStep, change?: Partial<ModularState>) => string;
};
const ModularContext = createContext<Modular | null>(null);

/** @throws Outside a `ModularPage`. */
export function useModular(): Modular {
  const modular = use(ModularContext);
  if (!modular) throw new Error('useModular needs a ModularPage around it');
  return modular;
}

/** What is not decided yet: the data before a project is chosen, the rest before there is a run. */
const isOpen = (step: ModularStep, { project, run }: ModularState): boolean =>
  step === 'data-choose' ? project === '' && run === '' : step !== 'description' && run === '';

const titles: Readonly<Record<ModularStep, string>> = {
  'data-choose': text.choose,
  description: text.description,
  'analysis-description': text.analysis,
  'analysis-chart-edit': text.edit,
  reports: text.reports,
  'analysis-list': text.list,
};

type ModularPageProps = {
  readonly step: ModularStep;
  /** What has to be decided before the next step; `false` keeps the way there closed. */
  readonly ready?: (state: ModularState) => boolean;
  /** What uses `useModular`. */
  readonly children: ReactNode;
};

/** A step of a modular analysis: which flow, where the reader is, and the ways on and back. */
export function ModularPage(props: ModularPageProps) {
  const params = useParams();
  const { notFound, title } = useOpenRoute();
  const address = parseModular(params);
  if (!address) return notFound;
  if ([address.flowId, address.versionId].some((id) => id === 'undefined' || id === 'null'))
    return (
      <PageBody>
        <PageHeader title={title} />
        <EmptyState description={text.missingIdsHelp} title={text.missingIds} />
      </PageBody>
    );
  return <Loaded {...props} {...address} />;
}

const still = { keepPreviousData: false, revalidateOnFocus: false } as const;

function Loaded({
  flowId,
  versionId,
  ...props
}: ModularPageProps & { readonly flowId: string; readonly versionId: string }) {
  const { notFound, title } = useOpenRoute();
  const [query] = useSearchParams();
  const asked = useCall('flowDetail', { id: flowId, version_id: versionId }, still);
  const gone = asked.error?.status === 404;
  const newest = useCall('flowDetail', gone ? { id: flowId } : null, still);
  const state = { project: query.get('project') ?? '', run: query.get('run') ?? '' };
  if (asked.data) {
    const modular: Modular = {
      ...state,
      flowId,
      versionId,
      flow: asked.data,
      pathOf: (step, change = {}) => modularPath({ flowId, versionId }, step, { ...state, ...change }),
    };
    return (
      <ModularContext value={modular}>
        <Frame {...props} />
      </ModularContext>
    );
  }
  if (gone && newest.error) return notFound;
  if (gone && newest.data)
    return (
      <PageBody>
        <PageHeader title={title} />
        <EmptyState
          action={
            <Button asChild variant="primary">
              <Link
                replace
                to={modularPath({ flowId, versionId: newest.data.version.id }, 'data-choose', { project: '', run: '' })}
              >
                {text.toNewest}
              </Link>
            </Button>
          }
          description={text.retiredHelp}
          title={text.retired}
        />
      </PageBody>
    );
  if (!asked.error || gone) return <PageSkeleton />;
  return (
    <PageBody>
      <PageHeader title={title} />
      <FailedState
        message={`${text.failed}：${messageOf(asked.error)}`}
        onRetry={() => void asked.mutate()}
        requestId={asked.error.requestId || undefined}
      />
    </PageBody>
  );
}

function Frame({ children, ready, step }: ModularPageProps) {
  const { flow, pathOf, project, run } = useModular();
  const at = modularSteps.indexOf(step);
  const before = modularSteps[at - 1];
  const after = modularSteps[at + 1];
  const open = ready ? ready({ project, run }) : true;
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={titles[step]}>
            <LinkLook asChild tone="muted">
              <Link to={flowListPath}>{text.flows}</Link>
            </LinkLook>
          </Breadcrumb>
        }
        description={flow.version.question}
        title={flow.version.title}
      />
      <Steps
        current={step}
        label={text.steps}
        steps={modularSteps.map((id) => ({ id, label: titles[id], open: isOpen(id, { project, run }) }))}
      />
      {children}
      <FormActions>
        {before && (
          <Button asChild>
            <Link to={pathOf(before)}>{text.back}</Link>
          </Button>
        )}
        {after &&
          (open ? (
            <Button asChild variant={step === 'data-choose' ? 'primary' : 'secondary'}>
              <Link to={pathOf(after)}>{text.next}</Link>
            </Button>
          ) : (
            <Button disabled>{text.next}</Button>
          ))}
      </FormActions>
    </PageBody>
  );
}
