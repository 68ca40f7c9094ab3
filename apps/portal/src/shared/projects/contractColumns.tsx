import { IconButton } from '@panome/ui/icon-button';
import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Share2 } from 'lucide-react';
import { Allowed } from '../access/index.ts';
import { formatTime } from '../format/format.ts';
import { rowMenuColumn } from '../list/index.ts';
import { ContractMenuItems, type ContractActs } from './ContractMenuItems.tsx';
import { ContractName } from './ContractName.tsx';
import { contractTableText as text } from './contractTable.text.ts';
import { OriginalState } from './OriginalState.tsx';
import { projectsText } from './projects.text.ts';
import type { Contract } from './projectTypes.ts';
import { StepProgress } from './StepProgress.tsx';

type ColumnsOf = { readonly acts: ContractActs; readonly narrow: boolean; readonly owners: boolean };

/**
 * The columns of a list of contracts; a phone keeps the name, with the rest below it, and the menu.
 * @param owners - Whose they are is worth a column.
 */
export function contractColumns({ acts, narrow, owners }: ColumnsOf): Column<Contract>[] {
  const name: Column<Contract> = {
    id: 'title',
    header: text.contract,
    minWidth: narrow ? 200 : 280,
    text: ({ number, title }) => `${title} ${number}`,
    cell: (contract) => <ContractName contract={contract} narrow={narrow} />,
  };
  const menu = rowMenuColumn<Contract>({
    header: text.acts,
    narrow,
    label: ({ title }) => text.more(title),
    items: (contract) => <ContractMenuItems acts={acts} contracts={[contract]} />,
    quick: (contract) =>
      contract.can.share &&
      acts.share && (
        <Allowed call="projectShareStore">
          <IconButton
            icon={<Share2 aria-hidden size={16} strokeWidth={1.5} />}
            label={text.shareOf(contract.title)}
            onClick={() => acts.share?.([contract])}
            size="small"
          />
        </Allowed>
      ),
  });
  if (narrow) return [name, menu];
  const owner: Column<Contract> = {
    id: 'owner',
    header: text.owner,
    width: 120,
    text: ({ owner_name }) => owner_name,
    cell: ({ owner_name }) => <Text truncate>{owner_name}</Text>,
  };
  return [
    name,
    ...(owners ? [owner] : []),
    {
      id: 'step',
      header: text.progress,
      width: 176,
      text: ({ step }) => projectsText.steps[step],
      cell: (contract) => <StepProgress {...contract} />,
    },
    {
      id: 'original',
      header: text.original,
      width: 128,
      text: ({ original_state }) => projectsText.original[original_state],
      cell: ({ original_state, original_until }) => <OriginalState state={original_state} until={original_until} />,
    },
    {
      id: 'projects',
      header: text.projects,
      align: 'end',
      width: 80,
      cell: ({ project_count }) => project_count.toLocaleString('zh-CN'),
    },
    {
      id: 'samples',
      header: text.samples,
      align: 'end',
      width: 80,
      cell: ({ sample_count }) => sample_count.toLocaleString('zh-CN'),
    },
    {
      id: 'changed_at',
      header: text.changed,
      width: 120,
      cell: ({ changed_at }) => <span title={formatTime(changed_at)}>{formatTime(changed_at).slice(0, 10)}</span>,
    },
    menu,
  ];
}
