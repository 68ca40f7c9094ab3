import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { Allowed } from '../access/index.ts';
import { contractTableText as text } from './contractTable.text.ts';
import type { ReportTab } from './paths.ts';
import type { Contract } from './projectTypes.ts';

export type ContractActs = {
  readonly open: (contract: Contract, tab?: ReportTab) => void;
  readonly copyNumber: (contract: Contract) => void;
  readonly downloadReports: (contract: Contract) => void;
  /** Not where nothing can be shared. */
  readonly share?: (contracts: readonly Contract[]) => void;
};

/** The acts on one contract or on several, the same behind 更多 and under the pointer. */
export function ContractMenuItems({ acts, contracts }: { acts: ContractActs; contracts: readonly Contract[] }) {
  const only = contracts.length === 1 ? contracts[0] : undefined;
  const shareable = contracts.filter(({ can }) => can.share);
  return (
    <>
      {only && (
        <MenuItem onSelect={() => acts.open(only)} shortcut="Enter">
          {text.open}
        </MenuItem>
      )}
      {only && only.report_count > 0 && only.can.download && (
        <Allowed call="projectZipUrl">
          <MenuItem onSelect={() => acts.downloadReports(only)}>{text.download}</MenuItem>
        </Allowed>
      )}
      {only?.has_original_data && only.original_state !== 'expired' && only.can.download && (
        <MenuItem onSelect={() => acts.open(only, 'origin-data')}>{text.originals}</MenuItem>
      )}
      {only && <MenuSeparator />}
      {acts.share && shareable.length > 0 && (
        <Allowed call="projectShareStore">
          <MenuItem onSelect={() => acts.share?.(shareable)}>{text.share}</MenuItem>
        </Allowed>
      )}
      {only && <MenuItem onSelect={() => acts.copyNumber(only)}>{text.copyNumber}</MenuItem>}
    </>
  );
}
