import { Card } from '@panome/ui/card';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { useCall } from '../../../shared/api/index.ts';
import type { ContractDetail } from '../../../shared/projects/index.ts';
import { ReportFrame } from '../report/ReportFrame.tsx';
import { Keeping } from './Keeping.tsx';
import { OriginalList } from './OriginalList.tsx';
import { originalsText as text } from './originals.text.ts';

/** 原始数据: what was measured, to be downloaded while it lies here. */
export const Page = () => (
  <ReportFrame tab="origin-data">{(contract) => <Originals contract={contract} />}</ReportFrame>
);

function Originals({ contract }: { contract: ContractDetail }) {
  const { data, error, mutate } = useCall('originalData', { contract_id: contract.id });
  if (error && !data)
    return (
      <FailedState
        message={error.what}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  if (!data) return <Skeleton height={320} shape="block" />;
  if (data.state === 'none') {
    return (
      <Card>
        <EmptyState description={text.emptyHint} variant="inline" title={text.empty} />
      </Card>
    );
  }
  return (
    <>
      <Keeping contractId={contract.id} originals={data} />
      <OriginalList contract={contract} originals={data} />
    </>
  );
}
