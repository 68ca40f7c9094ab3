import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Download } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { formatSize, formatTime } from '../../../shared/format/format.ts';
import { listStyles, rowMenuColumn } from '../../../shared/list/index.ts';
import type { ReportSummary } from '../api.ts';
import { reportPath } from '../paths.ts';
import { reportText as text } from '../report.text.ts';
import { ReportState } from '../ReportState.tsx';
import { ReportMenuItems } from './ReportMenuItems.tsx';
import type { ReportActs } from './useReportActs.ts';

const sizeOf = ({ generated_at, size }: ReportSummary) => (generated_at ? formatSize(size) : '--');

const Name = ({ narrow, report }: { report: ReportSummary; narrow: boolean }) => (
  <div className={listStyles.name}>
    <Link asChild tone="neutral">
      <RouterLink className={listStyles.nameLink} to={reportPath(report.id)}>
        <Text truncate>{report.title}</Text>
      </RouterLink>
    </Link>
    {narrow && (
      <>
        <Text size="secondary" tone="subtle">{`${formatTime(report.updated_at)} · ${sizeOf(report)}`}</Text>
        <ReportState report={report} />
      </>
    )}
  </div>
);

/** The columns of the list; a phone keeps the title, with the rest below it, and the menu. */
export function reportColumns(acts: ReportActs, narrow: boolean): Column<ReportSummary>[] {
  const name: Column<ReportSummary> = {
    id: 'name',
    header: text.name,
    minWidth: 180,
    text: ({ title }) => title,
    cell: (report) => <Name narrow={narrow} report={report} />,
  };
  const menu = rowMenuColumn<ReportSummary>({
    header: text.acts,
    narrow,
    label: ({ title }) => text.more(title),
    items: (report) => <ReportMenuItems acts={acts} reports={[report]} />,
    quick: (report) =>
      report.generated_at && (
        <Allowed call="reportDownload">
          <IconButton
            icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
            label={text.downloadOf(report.title)}
            onClick={() => void acts.download(report)}
            size="small"
          />
        </Allowed>
      ),
  });
  if (narrow) return [name, menu];
  return [
    name,
    {
      id: 'state',
      header: text.state,
      width: 136,
      text: ({ state }) => state,
      cell: (report) => <ReportState report={report} />,
    },
    {
      id: 'author',
      header: text.author,
      width: 160,
      text: ({ author }) => author,
      cell: ({ author }) => <Text truncate>{author || '--'}</Text>,
    },
    { id: 'size', header: text.size, width: 112, align: 'end', cell: sizeOf },
    { id: 'changed', header: text.changed, width: 176, cell: ({ updated_at }) => formatTime(updated_at) },
    menu,
  ];
}
