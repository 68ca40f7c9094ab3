import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Text } from '@panome/ui/text';
import { lazy, Suspense } from 'react';
import { useSWRConfig } from 'swr';
import { session } from '../../shared/session/sessionStore.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { sessionText as text } from './session.text.ts';

const RenewForm = lazy(async () => ({
  default: (await import('../../features/account/login/RenewForm.tsx')).RenewForm,
}));

/**
 * The session expired: the same person logs in again over the page, which stays as it is with everything typed (FE-06).
 * Whoever closes the window reads on, and finds it again in the bar above the page.
 */
export function SessionDialog({ onClose }: { onClose: () => void }) {
  const { mutate } = useSWRConfig();
  const person = useSession();
  if (!person) return null;
  const renewed = () => {
    onClose();
    void mutate(() => true);
  };
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent description={text.description} size="small" title={text.title}>
        <Suspense fallback={<Text as="p">{text.loading}</Text>}>
          <RenewForm email={person.email} onRenewed={renewed}>
            <Button onClick={() => session.end('expired')} variant="quiet">
              {text.leave}
            </Button>
          </RenewForm>
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
