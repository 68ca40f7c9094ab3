import { Button } from '@panome/ui/button';
import type { Column } from '@panome/ui/table';
import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { Allowed, useMay } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { rowMenuColumn, useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { StaffList } from '../frame/StaffList.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import { ContractActs, type ContractAct } from './ContractActs.tsx';
import { contractsText as text } from './contracts.text.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';
import { TransferDialog, type Contract } from './TransferDialog.tsx';
import { useRestore } from './useRestore.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const filters = { search: 'text' } as const;
const stepOf = ({ step, waiting, withdrawn_at, withdrawn_why }: Contract) =>
  withdrawn_at === null
    ? waiting
      ? text.waits(waiting)
      : text.steps[step]
    : text.isWithdrawn(formatTime(withdrawn_at).slice(0, 10), withdrawn_why);

/** 合同 of every customer. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffContractList', address.query);
  const narrow = useNarrow();
  const may = useMay();
  const restore = useRestore();
  const [open, setOpen] = useState<{ readonly act: ContractAct; readonly contract: Contract } | null>(null);
  const [delivering, setDelivering] = useState(false);
  const contract: Column<Contract> = {
    id: 'contract',
    header: text.contract,
    minWidth: 220,
    text: ({ number }) => number,
    cell: (row) => (
      <TwoLines
        detail={
          narrow ? [row.title, row.email, row.withdrawn_at && stepOf(row)].filter(Boolean).join(' · ') : row.title
        }
        title={row.demo ? `${row.number}（${text.demo}）` : row.number}
      />
    ),
  };
  const start = (row: Contract, act: ContractAct) =>
    act === 'restore' ? void restore(row) : setOpen({ act, contract: row });
  const menu = rowMenuColumn<Contract>({
    header: text.acts,
    narrow,
    label: ({ number }) => text.more(number),
    items: (row) => <ContractActs contract={row} onAct={(act) => start(row, act)} />,
  });
  const mayAct = may('staffContractTransfer') || may('staffContractCorrect') || may('staffContractWithdraw');
  // An example is nobody's: there is nothing to do with it.
  const acts = { ...menu, cell: (row: Contract) => mayAct && !row.demo && menu.cell(row) };
  const columns: Column<Contract>[] = [
    contract,
    { id: 'customer', header: text.customer, width: 200, text: ({ email }) => email, cell: ({ email }) => email },
    { id: 'step', header: text.step, width: 176, text: stepOf, cell: stepOf },
    { id: 'holds', header: text.holds, width: 176, cell: ({ files, projects }) => text.counts(projects, files) },
    { id: 'until', header: text.until, width: 176, cell: (row) => formatTime(row.original_until) },
    acts,
  ];
  const close = () => setOpen(null);
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
      {open?.act === 'transfer' && <TransferDialog contract={open.contract} onClose={close} />}
      {open?.act === 'correct' && <CorrectDialog contract={open.contract} onClose={close} />}
      {open?.act === 'withdraw' && <WithdrawDialog contract={open.contract} onClose={close} />}
    </PageBody>
  );
}
