import { Button } from '@panome/ui/button';
import type { Column } from '@panome/ui/table';
import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { StaffList } from '../frame/StaffList.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import { contractsText as text } from './contracts.text.ts';
import { DeliverDialog } from './DeliverDialog.tsx';
import { TransferDialog, type Contract } from './TransferDialog.tsx';

const filters = { search: 'text' } as const;
const stepOf = ({ step, waiting }: Contract) => (waiting ? text.waits(waiting) : text.steps[step]);

/** 合同 of every customer. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffContractList', address.query);
  const narrow = useNarrow();
  const [open, setOpen] = useState<Contract | null>(null);
  const [delivering, setDelivering] = useState(false);
  const contract: Column<Contract> = {
    id: 'contract',
    header: text.contract,
    minWidth: 220,
    text: ({ number }) => number,
    cell: (row) => (
      <TwoLines
        detail={narrow ? `${row.title} · ${row.email}` : row.title}
        title={row.demo ? `${row.number}（${text.demo}）` : row.number}
      />
    ),
  };
  const acts: Column<Contract> = {
    id: 'acts',
    header: text.acts,
    width: 88,
    align: 'end',
    text: () => '',
    cell: (row) =>
      !row.demo && (
        <Allowed call="staffContractTransfer">
          <Button aria-label={text.transferOf(row.number)} onClick={() => setOpen(row)} size="small">
            {text.transfer}
          </Button>
        </Allowed>
      ),
  };
  const columns: Column<Contract>[] = [
    contract,
    { id: 'customer', header: text.customer, width: 200, text: ({ email }) => email, cell: ({ email }) => email },
    { id: 'step', header: text.step, width: 176, text: stepOf, cell: stepOf },
    { id: 'holds', header: text.holds, width: 176, cell: ({ files, projects }) => text.counts(projects, files) },
    { id: 'until', header: text.until, width: 176, cell: (row) => formatTime(row.original_until) },
    acts,
  ];
  return (
    <PageBody>
      <PageHeader
        actions={
          <Allowed call={['staffDeliver', 'staffDeliveryPlan']}>
            <Button
              icon={<PackagePlus aria-hidden size={16} strokeWidth={1.5} />}
              onClick={() => setDelivering(true)}
              variant="primary"
            >
              {text.deliver}
            </Button>
          </Allowed>
        }
        description={text.hint}
        title={text.title}
      />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [contract, acts] : columns}
        label={text.title}
        rowLabel={({ number, title }) => `${number} ${title}`}
        search={text.search}
      />
      {delivering && <DeliverDialog onClose={() => setDelivering(false)} />}
      {open && <TransferDialog contract={open} onClose={() => setOpen(null)} />}
    </PageBody>
  );
}
