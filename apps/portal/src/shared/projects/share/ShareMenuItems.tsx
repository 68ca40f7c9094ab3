import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import type { GivenShare } from '../projectTypes.ts';
import { shareText as text } from './share.text.ts';
import { isOpen, type ShareActs } from './useShareActs.ts';

const lengths = [30, 90];

/** The acts on one share. */
export function ShareMenuItems({ acts, share }: { acts: ShareActs; share: GivenShare }) {
  if (!isOpen(share)) return <MenuItem onSelect={() => void acts.again(share)}>{text.again}</MenuItem>;
  const other = share.role === 'view' ? 'analyse' : 'view';
  return (
    <>
      <MenuItem onSelect={() => void acts.changeRole(share, other)}>{text.changeRole(text.roles[other])}</MenuItem>
      {lengths.map((days) => (
        <MenuItem key={days} onSelect={() => void acts.extend(share, days)}>
          {text.extend(days)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem danger onSelect={() => void acts.revoke(share)}>
        {text.revoke}
      </MenuItem>
    </>
  );
}
