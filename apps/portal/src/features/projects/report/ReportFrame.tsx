import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { FailedState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageBody, PageSkeleton } from '../../../shared/page/index.ts';
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
  if (!contract) {
    const gone = error?.status === 404;
    return (
      <PageBody>
        <FailedState message={gone ? text.gone : error!.what} onRetry={gone ? undefined : () => void mutate()} requestId={gone ? undefined : error?.requestId || undefined} />
        {gone && (
          <div style={{ textAlign: 'center' }}>
            <Button asChild>
              <RouterLink to={contractListPath}>{text.toList}</RouterLink>
            </Button>
          </div>
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
      <Card>
        <ContractTimeline steps={contract.steps} />
      </Card>
      <ContractParts contract={contract} tab={tab} />
      {children(contract)}
    </PageBody>
  );
}
