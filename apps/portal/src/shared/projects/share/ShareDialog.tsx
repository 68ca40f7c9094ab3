import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import type { Project } from '../projectTypes.ts';
import { ShareForm } from './ShareForm.tsx';
import { shareText as text } from './share.text.ts';
import { useFoundProjects, useProjectsOf } from './useShareable.ts';

/** What is ticked at first. */
export type ShareTarget = { readonly contracts?: readonly string[]; readonly projects?: readonly Project[] };

type ShareDialogProps = { readonly target: ShareTarget | null; readonly onClose: () => void };

/** Shares projects of one's own with others. */
export const ShareDialog = ({ onClose, target }: ShareDialogProps) => (
  <Dialog onOpenChange={(open) => !open && onClose()} open={target !== null}>
    {target && <Content onDone={onClose} target={target} />}
  </Dialog>
);

function Content({ onDone, target: { contracts = [], projects = [] } }: { target: ShareTarget; onDone: () => void }) {
  const named = useProjectsOf(contracts);
  const own = useFoundProjects('');
  const chosen = [...projects, ...(named.data ?? [])];
  const loaded = own.found !== undefined && (contracts.length === 0 || named.data !== undefined);
  const some = chosen.length > 0 || (own.found ?? []).length > 0;
  if (loaded && some) return <ShareForm chosen={chosen} onDone={onDone} />;
  const error = own.error ?? named.error;
  const retry = () => {
    own.retry();
    void named.mutate();
  };
  return (
    <DialogContent title={text.title}>
      {error && !loaded && (
        <FailedState message={error.what} onRetry={retry} requestId={error.requestId || undefined} variant="inline" />
      )}
      {loaded && <EmptyState description={text.noProjectsHelp} variant="inline" title={text.noProjects} />}
      {!loaded && !error && <Skeleton height={320} shape="block" />}
    </DialogContent>
  );
}
