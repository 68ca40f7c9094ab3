import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { Allowed } from '../../../shared/access/index.ts';
import { contractsText as text } from './contracts.text.ts';
import type { Contract } from './TransferDialog.tsx';

/** What can be done with a contract in a dialog of its own. */
export type ContractAct = 'correct' | 'transfer' | 'withdraw' | 'restore';
type ContractActsProps = { readonly contract: Contract; readonly onAct: (act: ContractAct) => void };

/** The menu of a contract. */
export const ContractActs = ({ contract, onAct }: ContractActsProps) => (
  <>
    <Allowed call="staffContractCorrect">
      <MenuItem onSelect={() => onAct('correct')}>{text.correct}</MenuItem>
    </Allowed>
    <Allowed call="staffContractTransfer">
      <MenuItem onSelect={() => onAct('transfer')}>{text.transfer}</MenuItem>
    </Allowed>
    <Allowed call={['staffContractWithdraw', 'staffContractRestore', 'staffContractMeans']}>
      <MenuSeparator />
      {contract.withdrawn_at === null ? (
        <MenuItem onSelect={() => onAct('withdraw')} tone="danger">
          {text.withdraw}
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => onAct('restore')}>{text.restore}</MenuItem>
      )}
    </Allowed>
  </>
);
