import { useAlert } from '@panome/ui/alert-dialog';
import { call, createSubmissionKeys } from '../../api/index.ts';
import { formatTime } from '../../format/format.ts';
import { useTell } from '../../page/index.ts';
import type { GivenShare, ShareRole } from '../projectTypes.ts';
import { changingProjects } from '../refreshProjects.ts';
import { shareText as text } from './share.text.ts';
import { day } from '../../format/durations.ts';

export type ShareActs = ReturnType<typeof useShareActs>;

/** Who it is for, by name where there is one. */
export const personOf = ({
  receiver_email,
  receiver_name,
}: Pick<GivenShare, 'receiver_email' | 'receiver_name'>): string => receiver_name || receiver_email;

/** Whether the share can still be received or used. */
export const isOpen = ({ state }: Pick<GivenShare, 'state'>): boolean => state === 'pending' || state === 'received';

/** How long it was meant to run, within what can be asked for. */
const daysOf = ({ created_at, expires_at }: GivenShare): number =>
  Math.min(365, Math.max(1, Math.round((Date.parse(expires_at) - Date.parse(created_at)) / day)));

/** What an owner can do with shares, each with its words afterwards. */
export function useShareActs() {
  const tell = useTell();
  const alert = useAlert();
  const attempt = async <T>(act: Promise<T>, done: (answer: T) => void): Promise<void> => {
    try {
      done(await changingProjects(act));
    } catch (error) {
      tell.failed(error, text.failed);
    }
  };
  const again = (share: GivenShare) => {
    const request = {
      project_ids: [share.project_id],
      emails: [share.receiver_email],
      role: share.role,
      days: daysOf(share),
      message: share.message,
    };
    return attempt(call('projectShareStore', request, { idempotencyKey: createSubmissionKeys()('') }), () =>
      tell.done(text.restored(personOf(share))),
    );
  };
  return {
    again,
    changeRole: (share: GivenShare, role: ShareRole) =>
      attempt(call('projectShareUpdate', { id: share.id, role }), () =>
        tell.done(text.roleChanged(personOf(share), text.roles[role])),
      ),
    extend: (share: GivenShare, days: number) =>
      attempt(call('projectShareUpdate', { id: share.id, days }), ({ expires_at }) =>
        tell.done(text.extended(formatTime(expires_at))),
      ),
    /** Asks first where somebody loses what they read; the way back is a new share. */
    revoke: async (share: GivenShare): Promise<void> => {
      const person = personOf(share);
      const agreed =
        share.state === 'pending' ||
        (await alert.confirm({
          title: text.revokeTitle(person),
          description: text.revokeHint(share.project_name),
          action: text.revokeShort,
          tone: 'danger',
        }));
      if (agreed)
        await attempt(call('projectShareDelete', { id: share.id }), () =>
          tell.done(text.revoked(person), { action: { label: text.again, onClick: () => void again(share) } }),
        );
    },
  };
}
