import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { DateRangeField } from '@panome/ui/date-range-field';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import type { Column } from '@panome/ui/table';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call, useCallPage } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { FilterSelect, useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader, useTell } from '../../../shared/page/index.ts';
import { StaffList } from '../frame/StaffList.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import { operationText } from './operation.text.ts';

type Event = ResponseOf<'staffAuditList'>[number];
type Row = Event & { readonly id: string };
const text = { ...operationText, ...operationText.audit };
const filters = { search: 'text', result: ['ok', 'refused'], from: 'text', to: 'text' } as const;
const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);
const actorOf = ({ actor }: Event) => (actor === '' ? text.nobody : actor === 'admin' ? text.operator : actor);

/** 审计日志: who did what. */
export function Page() {
  const address = useListAddress(filters);
  const { from, result, to } = address.view;
  // A day that is still being typed narrows nothing.
  const days = { from: isDay(from) ? from : undefined, to: isDay(to) ? to : undefined };
  const answer = useCallPage('staffAuditList', { ...address.query, ...days });
  const rows = answer.data && {
    ...answer.data,
    data: answer.data.data.map((event) => ({ ...event, id: String(event.seq) })),
  };
  const narrow = useNarrow();
  const resultOf = (row: Row) => (
    <Tag tone={row.result === 'ok' ? 'success' : 'warning'}>
      {row.result === 'ok' ? text.results.ok : text.results.refused}
    </Tag>
  );
  const action: Column<Row> = {
    id: 'action',
    header: text.action,
    width: narrow ? undefined : 176,
    minWidth: 160,
    text: (row) => row.action,
    cell: (row) =>
      narrow ? (
        <TwoLines detail={`${formatTime(row.at)} · ${actorOf(row)}`} title={<Text font="mono">{row.action}</Text>} />
      ) : (
        <Text font="mono">{row.action}</Text>
      ),
  };
  const columns: Column<Row>[] = [
    { id: 'at', header: text.at, width: 176, cell: ({ at }) => formatTime(at) },
    { id: 'actor', header: text.actor, width: 200, text: actorOf, cell: actorOf },
    action,
    {
      id: 'object',
      header: text.object,
      minWidth: 200,
      text: ({ object }) => object,
      cell: (row) => <Text truncate>{row.object || '--'}</Text>,
    },
    { id: 'result', header: text.result, width: 96, text: (row) => row.result, cell: resultOf },
    { id: 'ip', header: text.ip, width: 136, cell: ({ ip }) => ip || '--' },
  ];
  return (
    <PageBody>
      <PageHeader actions={<VerifyButton />} description={text.hint} title={text.title} />
      <StaffList<Row>
        address={address}
        answer={{ ...answer, data: rows }}
        columns={narrow ? [action] : columns}
        filters={
          <>
            <FilterSelect
              all={text.allResults}
              choices={filters.result}
              label={text.result}
              labels={text.results}
              onChoose={(next) => address.put({ result: next })}
              value={result}
            />
            <DateRangeField
              label={text.at}
              labelHidden
              onValueChange={(days) => address.put(days)}
              value={{ from: isDay(from) ? from : '', to: isDay(to) ? to : '' }}
            />
          </>
        }
        label={text.title}
        rowLabel={({ action: what, seq }) => `${seq} ${what}`}
        search={text.search}
      />
    </PageBody>
  );
}

function VerifyButton() {
  const alert = useAlert();
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    try {
      const { breaks, events } = await call('staffAuditVerify', {});
      if (breaks.length === 0) tell.done(text.whole(events));
      else
        await alert.warning({
          title: text.broken(breaks.length),
          content: text.brokenHelp(
            breaks
              .slice(0, 20)
              .map(({ seq }) => seq)
              .join('、'),
          ),
        });
    } catch (error) {
      tell.failed(error, text.verifyFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Allowed call="staffAuditVerify">
      <Button loading={busy} onClick={() => void verify()}>
        {text.verify}
      </Button>
    </Allowed>
  );
}
