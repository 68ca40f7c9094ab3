import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { useCallPage } from '../../api/index.ts';
import { ShareForm } from './ShareForm.tsx';
import { shareText as text } from './share.text.ts';

/** What is ticked at first. */
export type ShareTarget = { readonly contracts?: readonly string[]; readonly projects?: readonly string[] };

type ShareDialogProps = { readonly target: ShareTarget | null; readonly onClose: () => void };

/** Shares projects of one's own with others. */
export const ShareDialog = ({ onClose, target }: ShareDialogProps) => (
  <Dialog onOpenChange={(open) => !open && onClose()} open={target !== null}>
    {target && <Content onDone={onClose} target={target} />}
  </Dialog>
);

function Content({ onDone, target }: { target: ShareTarget; onDone: () => void }) {
  const { data, error, mutate } = useCallPage('projectList', { scope: 'own', page: 1, size: 100 });
  const own = (data?.data ?? []).filter(({ can }) => can.share);
  if (data && own.length > 0) {
    const chosen = own.filter(
      ({ contract_id, id }) => target.contracts?.includes(contract_id) || target.projects?.includes(id),
    );
    // Those that it is about stand first.
    const projects = [...chosen, ...own.filter((project) => !chosen.includes(project))];
    return <ShareForm chosen={chosen.map(({ id }) => id)} onDone={onDone} projects={projects} />;
  }
  return (
    <DialogContent title={text.title}>
      {error && !data && (
        <FailedState
          message={error.what}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {data && <EmptyState description={text.noProjectsHelp} variant="inline" title={text.noProjects} />}
      {!data && !error && <Skeleton height={320} shape="block" />}
    </DialogContent>
  );
}
