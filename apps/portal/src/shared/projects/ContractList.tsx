import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { TableSelectionBar } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallPage } from '../api/index.ts';
import { ListEmpty, listStyles, RowsTable, useListAddress, useListRows, useNarrow } from '../list/index.ts';
import { useTell } from '../page/index.ts';
import { contractColumns } from './contractColumns.tsx';
import { ContractFilters, contractFilters } from './ContractFilters.tsx';
import { ContractMenuItems, type ContractActs } from './ContractMenuItems.tsx';
import { contractTableText as text } from './contractTable.text.ts';
import { reportPath } from './paths.ts';
import { projectsText } from './projects.text.ts';
import type { Contract } from './projectTypes.ts';
import { downloadZip } from './signedDownload.ts';

type ContractListProps = {
  readonly scope: 'own' | 'shared';
  readonly label: string;
  /** What stands where there is no contract at all. */
  readonly none: ReactNode;
  /** Opens the sharing of the projects of contracts. */
  readonly onShare?: (contracts: readonly Contract[]) => void;
};

/** Contracts with how far they are: filters in the address, rows, pages. */
export function ContractList({ label, none, onShare, scope }: ContractListProps) {
  const { clear, filtered, go, put, view } = useListAddress(contractFilters);
  const navigate = useNavigate();
  const tell = useTell();
  const narrow = useNarrow();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { family, name, original, page, pageSize, step, waiting } = view;
  const answer = useCallPage('contractList', { scope, page, size: pageSize, name: name || undefined, family: family || undefined, step: step || undefined, waiting: waiting || undefined, original: original || undefined });
  const { error, loading, range, retry, rows, total } = useListRows(answer, view, go);
  const chosen = rows.filter(({ id }) => selected.includes(id));

  const acts: ContractActs = {
    open: (contract, tab) => void navigate(reportPath(contract, tab)),
    copyNumber: ({ number }) =>
      void navigator.clipboard.writeText(number).then(
        () => tell.done(text.copied),
        () => tell.note(text.copyFailed),
      ),
    downloadReports: ({ id }) =>
      void downloadZip({ contract_id: id, kind: 'report' }).then(
        () => tell.done(projectsText.downloadStarted),
        (failure: unknown) => tell.failed(failure, projectsText.downloadFailed),
      ),
    ...(onShare && { share: onShare }),
  };
  return (
    <div className={listStyles.surface}>
      <div className={listStyles.toolbar}>
        {chosen.length > 0 && onShare ? (
          <TableSelectionBar count={chosen.length} onClear={() => setSelected([])}>
            <Button onClick={() => onShare(chosen)} size="small">
              {text.share}
            </Button>
          </TableSelectionBar>
        ) : (
          <ContractFilters clear={clear} filtered={filtered} own={scope === 'own'} put={put} view={view} />
        )}
      </div>
      <VisuallyHidden role="status">{filtered && !loading && !error ? text.found(total) : ''}</VisuallyHidden>
      <RowsTable
        columns={contractColumns({ acts, narrow, owners: scope === 'shared' })}
        empty={
          <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
            {none}
          </ListEmpty>
        }
        label={label}
        loading={loading}
        menuOf={(contracts) => <ContractMenuItems acts={acts} contracts={contracts} />}
        onRefresh={retry}
        onRowActivate={(contract) => acts.open(contract)}
        onSelect={setSelected}
        range={range}
        rowLabel={({ title }) => title}
        rows={rows}
        selected={selected}
      />
      {total > 0 && (
        <Pagination
          onChange={(place) => {
            setSelected([]);
            go(place);
          }}
          page={page}
          pageSize={pageSize}
          total={total}
        />
      )}
    </div>
  );
}
