import { Button } from '@panome/ui/button';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import type { Column } from '@panome/ui/table';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { minute } from '../../../shared/format/durations.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { StaffList } from '../frame/StaffList.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import { DelayDialog, type Delay } from './DelayDialog.tsx';
import { delaysText as text } from './delays.text.ts';

const filters = { state: ['asked', 'granted', 'refused'] } as const;
const tones = { asked: 'warning', granted: 'success', refused: 'neutral' } as const;

/** 延期申请: how long original data are kept. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffDelayList', address.query, { refreshInterval: minute });
  const narrow = useNarrow();
  const [open, setOpen] = useState<Delay | null>(null);
  const act = (row: Delay) =>
    row.state === 'asked' && (
      <Allowed call="staffDelayAnswer">
        <Button aria-label={text.open(row.contract_number)} onClick={() => setOpen(row)} size="small">
          {text.answerTo}
        </Button>
      </Allowed>
    );
  const stateOf = (row: Delay) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>;
  const contract: Column<Delay> = {
    id: 'contract',
    header: text.contract,
    minWidth: 200,
    text: (row) => row.contract_number,
    cell: (row) => (
      <TwoLines
        below={narrow && stateOf(row)}
        detail={narrow ? `${text.daysOf(row.days)} · ${row.email}` : row.contract_title}
        title={row.contract_number}
      />
    ),
  };
  const acts: Column<Delay> = { id: 'acts', header: text.acts, width: 96, align: 'end', text: () => '', cell: act };
  const columns: Column<Delay>[] = [
    contract,
    { id: 'customer', header: text.customer, width: 200, cell: ({ email }) => email },
    { id: 'days', header: text.days, width: 96, align: 'end', cell: ({ days }) => text.daysOf(days) },
    { id: 'until', header: text.until, width: 176, cell: (row) => formatTime(row.original_until) },
    {
      id: 'reason',
      header: text.reason,
      minWidth: 200,
      text: ({ reason }) => reason,
      cell: (row) => <Text truncate>{row.reason}</Text>,
    },
    { id: 'state', header: text.state, width: 96, text: (row) => text.states[row.state], cell: stateOf },
    acts,
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [contract, acts] : columns}
        label={text.title}
        onOpen={(row) => row.state === 'asked' && setOpen(row)}
        rowLabel={(row) => row.contract_number}
        states={{ choices: filters.state, labels: text.states }}
      />
      {open && <DelayDialog delay={open} onClose={() => setOpen(null)} />}
    </PageBody>
  );
}
