import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Link } from 'react-router-dom';
import { messageOf } from '../../shared/api/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import { useNewsItem } from './api.ts';
import { homeText } from './home.text.ts';

type NewsDialogProps = { readonly id: string; readonly onClose: () => void };

/** One news item to read. */
export function NewsDialog({ id, onClose }: NewsDialogProps) {
  const { data, error, mutate } = useNewsItem(id);
  const target = data ? safePath(data.jump_url) : '/';
  const footer = (
    <>
      <Button onClick={onClose}>{homeText.newsClose}</Button>
      {target !== '/' && (
        <Button asChild variant="primary">
          <Link to={target}>{homeText.newsOpen}</Link>
        </Button>
      )}
    </>
  );
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent description={data && formatTime(data.created_at)} footer={footer} initialFocus="title" size="large" title={data?.title ?? homeText.news}>
        {data ? <RichText html={data.content} /> : error ? <Missing message={error.status === 404 ? homeText.newsMissing : messageOf(error)} onRetry={() => void mutate()} /> : <Skeleton height={200} shape="block" />}
      </DialogContent>
    </Dialog>
  );
}

const Missing = ({ message, onRetry }: { message: string; onRetry: () => void }) => <FailedState message={message} onRetry={onRetry} size="inline" />;
