import { Button } from '@panome/ui/button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Allowed } from '../access/index.ts';
import { useCallPage } from '../api/index.ts';
import { FilteredList, RowsTable, useListAddress, useListRows, useNarrow, useSelection } from '../list/index.ts';
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
  const address = useListAddress(contractFilters);
  const navigate = useNavigate();
  const tell = useTell();
  const narrow = useNarrow();
  const { family, name, original, page, pageSize, step, waiting } = address.view;
  const answer = useCallPage('contractList', {
    scope,
    page,
    size: pageSize,
    name: name || undefined,
    family: family || undefined,
    step: step || undefined,
    waiting: waiting || undefined,
    original: original || undefined,
  });
  const list = useListRows(answer, address.view, address.go);
  const selection = useSelection(list.rows);

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
    <FilteredList
      address={address}
      found={text.found}
      list={list}
      none={none}
      selection={{
        ...selection,
        acts: onShare && (
          <Allowed call="projectShareStore">
            <Button onClick={() => onShare(selection.chosen)} size="small">
              {text.share}
            </Button>
          </Allowed>
        ),
      }}
      toolbar={<ContractFilters {...address} own={scope === 'own'} />}
    >
      {(table) => (
        <RowsTable
          {...table}
          columns={contractColumns({ acts, narrow, owners: scope === 'shared' })}
          label={label}
          menuOf={(contracts) => <ContractMenuItems acts={acts} contracts={contracts} />}
          onRefresh={list.retry}
          onRowActivate={(contract) => acts.open(contract)}
          onSelect={selection.select}
          rowLabel={({ title }) => title}
          selected={selection.selected}
        />
      )}
    </FilteredList>
  );
}
