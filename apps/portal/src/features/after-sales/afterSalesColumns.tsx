import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { MenuItem } from '@panome/ui/menu';
import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Download } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../shared/access/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { listStyles, rowMenuColumn } from '../../shared/list/index.ts';
import { AfterSaleState } from './AfterSaleState.tsx';
import type { AfterSale } from './api.ts';
import { afterSalesText as text } from './afterSales.text.ts';
import { waitWords } from './waiting.ts';

export type AfterSaleActs = {
  readonly pathOf: (id: string) => string;
  readonly open: (row: AfterSale) => void;
  readonly download: (row: AfterSale) => void;
  readonly copy: (row: AfterSale) => void;
};

const Subject = ({ acts, narrow, now, row }: { acts: AfterSaleActs; narrow: boolean; now: number; row: AfterSale }) => (
  <div className={listStyles.name}>
    <Link asChild tone="neutral">
      <RouterLink className={listStyles.nameLink} to={acts.pathOf(row.id)}>
        <Text truncate>{row.title}</Text>
      </RouterLink>
    </Link>
    <Text size="secondary" tone="subtle">
      {narrow ? `${row.number} · ${row.answered_at ? `${text.took} ` : ''}${waitWords(row, now)}` : row.number}
    </Text>
    {narrow && <AfterSaleState state={row.state} />}
  </div>
);

const Items = ({ acts, row }: { acts: AfterSaleActs; row: AfterSale }) => (
  <>
    <MenuItem onSelect={() => acts.open(row)}>{text.open}</MenuItem>
    {row.results.length > 0 && (
      <Allowed call="fileDownloadAfterSaleResult">
        <MenuItem onSelect={() => acts.download(row)}>{text.downloadAll}</MenuItem>
      </Allowed>
    )}
    <MenuItem onSelect={() => acts.copy(row)}>{text.copyNumber}</MenuItem>
  </>
);

/** The columns of the list; a phone keeps the title, with the rest below it, and the menu. */
export function afterSalesColumns(acts: AfterSaleActs, narrow: boolean, now: number): Column<AfterSale>[] {
  const subject: Column<AfterSale> = {
    id: 'subject',
    header: text.subject,
    minWidth: 180,
    text: ({ title }) => title,
    cell: (row) => <Subject acts={acts} narrow={narrow} now={now} row={row} />,
  };
  const menu = rowMenuColumn<AfterSale>({
    header: text.acts,
    narrow,
    label: ({ number }) => text.more(number),
    items: (row) => <Items acts={acts} row={row} />,
    quick: (row) =>
      row.results.length > 0 && (
        <Allowed call="fileDownloadAfterSaleResult">
          <IconButton
            icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
            label={text.downloadAllOf(row.number)}
            onClick={() => acts.download(row)}
            size="small"
          />
        </Allowed>
      ),
  });
  if (narrow) return [subject, menu];
  return [
    subject,
    { id: 'kind', header: text.kind, width: 112, cell: ({ kind }) => text.kinds[kind] },
    {
      id: 'state',
      header: text.state,
      width: 112,
      text: ({ state }) => text.states[state],
      cell: ({ state }) => <AfterSaleState state={state} />,
    },
    {
      id: 'contract',
      header: text.contract,
      width: 136,
      text: (row) => row.contract_number,
      cell: (row) => <Text truncate>{row.contract_number || '--'}</Text>,
    },
    {
      id: 'results',
      header: text.results,
      width: 96,
      align: 'end',
      cell: ({ results }) => (results.length > 0 ? text.fileCount(results.length) : '--'),
    },
    { id: 'created', header: text.asked, width: 176, cell: ({ created_at }) => formatTime(created_at) },
    { id: 'took', header: text.took, width: 168, cell: (row) => waitWords(row, now) },
    menu,
  ];
}
