import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Inline } from '@panome/ui/inline';
import { FailedState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { contractListPath, projectsText, type ContractDetail, type ReportTab } from '../../../shared/projects/index.ts';
import { ContractHeader } from './ContractHeader.tsx';
import { ContractParts } from './ContractParts.tsx';
import { ContractTimeline } from './ContractTimeline.tsx';
import { reportText as text } from './report.text.ts';
import { useContract } from './useContract.ts';

type ReportFrameProps = { readonly tab: ReportTab; readonly children: (contract: ContractDetail) => ReactNode };

/** The page of a contract: what it is, how far it is, and one of its parts. */
export function ReportFrame({ children, tab }: ReportFrameProps) {
  const { data: contract, error, mutate } = useContract();
  if (!contract && !error) return <PageSkeleton />;
  const gone = error?.status === 404;
  // What was read stays while newer cannot be had, but not when the right to read it has ended.
  if (!contract || gone) {
    return (
      <PageBody>
        <PageHeader title={text.titles[tab]} />
        <FailedState
          message={gone ? (contract ? text.ended : text.gone) : error!.what}
          onRetry={gone ? undefined : () => void mutate()}
          requestId={gone ? undefined : error?.requestId || undefined}
        />
        {gone && (
          <Inline justify="center">
            <Button asChild>
              <RouterLink to={contractListPath}>{text.toList}</RouterLink>
            </Button>
          </Inline>
        )}
      </PageBody>
    );
  }
  const waiting = contract.steps.find(({ state }) => state === 'waiting');
  return (
    <PageBody>
      <ContractHeader contract={contract} tab={tab} />
      {waiting && (
        <Callout title={text.waitsFor(projectsText.steps[waiting.step])} tone="warning">
          {waiting.note}
        </Callout>
      )}
      <ContractTimeline contract={contract} />
      <ContractParts contract={contract} tab={tab} />
      {children(contract)}
    </PageBody>
  );
}
