import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { Allowed } from '../../access/index.ts';
import type { GivenShare } from '../projectTypes.ts';
import { shareText as text } from './share.text.ts';
import { isOpen, type ShareActs } from './useShareActs.ts';

const lengths = [30, 90];

/** The acts on one share. */
export function ShareMenuItems({ acts, share }: { acts: ShareActs; share: GivenShare }) {
  if (!isOpen(share))
    return (
      <Allowed call="projectShareStore">
        <MenuItem onSelect={() => void acts.again(share)}>{text.again}</MenuItem>
      </Allowed>
    );
  const other = share.role === 'view' ? 'analyse' : 'view';
  return (
    <>
      <Allowed call="projectShareUpdate">
        <MenuItem onSelect={() => void acts.changeRole(share, other)}>{text.changeRole(text.roles[other])}</MenuItem>
      </Allowed>
      <Allowed call="projectShareUpdate">
        {lengths.map((days) => (
          <MenuItem key={days} onSelect={() => void acts.extend(share, days)}>
            {text.extend(days)}
          </MenuItem>
        ))}
      </Allowed>
      <MenuSeparator />
      <Allowed call="projectShareDelete">
        <MenuItem tone="danger" onSelect={() => void acts.revoke(share)}>
          {text.revoke}
        </MenuItem>
      </Allowed>
    </>
  );
}
