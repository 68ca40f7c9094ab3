import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Link as LinkLook } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { useRun, useRunActs } from '../../../shared/flows/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { FilteredList, listStyles, useListAddress, useListRows } from '../../../shared/list/index.ts';
import { NoRun } from './ChartEditPage.tsx';
import { ModularPage, useModular } from './ModularPage.tsx';
import { stepsText as text } from './steps.text.ts';

type Report = ResponseOf<'reportList'>[number];

/** 报告: one report of all charts of the run, and those that were made before. */
export const Page = () => (
  <ModularPage step="reports">
    <Reports />
  </ModularPage>
);

function Reports() {
  const { run } = useModular();
  return run ? <OfRun id={run} key={run} /> : <NoRun />;
}

const filters = {} as const;
const columns: Column<Report>[] = [
  {
    id: 'title',
    header: text.report,
    minWidth: 200,
    text: ({ title }) => title,
    cell: ({ id, title }) => (
      <LinkLook asChild tone="neutral">
        <Link className={listStyles.nameLink} to={`/data-collection/analysis-report/${encodeURIComponent(id)}`}>
          {title}
        </Link>
      </LinkLook>
    ),
  },
  { id: 'updated', header: text.updated, width: 184, cell: ({ updated_at }) => formatTime(updated_at) },
];

function OfRun({ id }: { readonly id: string }) {
  const { run } = useRun(id);
  const acts = useRunActs(id);
  const address = useListAddress(filters);
  const { page, pageSize } = address.view;
  // A report of a run begins with its name.
  const answer = useCallPage('reportList', run ? { page, size: pageSize, name: run.name } : null);
  const list = useListRows<Report>(answer, address.view, address.go);
  return (
    <>
      <Card description={text.reportHelp} title={text.reportTitle}>
        <Allowed call={['flowRunReport', 'reportGenerate']} explain>
          <Button
            disabled={!run?.can.report}
            icon={<FileText aria-hidden size={16} strokeWidth={1.5} />}
            loading={acts.busy === 'report'}
            onClick={() => void acts.report()}
            variant="primary"
          >
            {text.makeReport}
          </Button>
        </Allowed>
      </Card>
      <FilteredList
        address={address}
        found={text.found}
        list={list}
        none={<EmptyState description={text.noReportsHelp} variant="inline" title={text.noReports} />}
        toolbar={null}
      >
        {(table) => <Table {...table} columns={columns} label={text.reportTable} rowKey={(report) => report.id} />}
      </FilteredList>
    </>
  );
}
