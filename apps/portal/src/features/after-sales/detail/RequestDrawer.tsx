import { Button } from '@panome/ui/button';
import { Drawer } from '@panome/ui/drawer';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { Steps } from '@panome/ui/steps';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { closeRequest, downloadFile, useAfterSale, useRefreshAfterSales, type AfterSaleDetail } from '../api.ts';
import { afterSalesText as text } from '../afterSales.text.ts';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { RequestFacts } from './RequestFacts.tsx';

const states = ['waiting', 'working', 'answered', 'closed'] as const;

/** One request beside the list: where it stands, what it is about, what was said, and the reply. */
export function RequestDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, mutate } = useAfterSale(id);
  return (
    <Drawer
      footer={data && <Acts request={data} />}
      onOpenChange={(open) => !open && onClose()}
      open
      size="large"
      title={data?.title ?? text.table}
    >
      {data && <Content request={data} />}
      {!data && error && (
        <FailedState
          message={error.status === 404 ? text.gone : error.what}
          onRetry={error.status === 404 ? undefined : () => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {!data && !error && <Skeleton height={320} shape="block" />}
    </Drawer>
  );
}

const Content = ({ request }: { request: AfterSaleDetail }) => (
  <Stack space="large">
    <Steps
      current={request.state}
      label={text.steps}
      steps={states.map((state) => ({
        id: state,
        label: text.states[state],
        ...(state === request.state && { help: text.stepHelp[state] }),
      }))}
    />
    <RequestFacts request={request} />
    <Conversation request={request} />
    <ReplyForm request={request} />
  </Stack>
);

function Acts({ request }: { request: AfterSaleDetail }) {
  const tell = useTell();
  const refresh = useRefreshAfterSales();
  const [closing, setClosing] = useState(false);
  const { can, id, results } = request;
  const close = async () => {
    setClosing(true);
    try {
      await closeRequest(id);
      await refresh();
      tell.done(text.closed);
    } catch (error) {
      tell.failed(error, text.closeFailed);
    } finally {
      setClosing(false);
    }
  };
  if (!can.close && results.length === 0) return null;
  return (
    <>
      {can.close && (
        <Allowed call="afterSaleClose">
          <Button loading={closing} onClick={() => void close()}>
            {text.close}
          </Button>
        </Allowed>
      )}
      {results.length > 0 && (
        <Allowed call="fileDownloadAfterSaleResult">
          <Button
            icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => void downloadFile(id).catch((error: unknown) => tell.failed(error, text.downloadFailed))}
            variant="primary"
          >
            {text.downloadAll}
          </Button>
        </Allowed>
      )}
    </>
  );
}
