import type { ResponseOf } from '@panome/contract/client';
import { Drawer } from '@panome/ui/drawer';
import { EnquiryForm } from '../../shared/enquiry/index.ts';
import { useCall } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import { afterSalesText as text } from './afterSales.text.ts';

type NewRequestProps = {
  readonly query: URLSearchParams;
  readonly onClose: () => void;
  readonly onSent: (request: ResponseOf<'afterSaleStore'>) => void;
};

/** The form of a request beside the list; what it is about comes with the address. */
export function NewRequest({ onClose, onSent, query }: NewRequestProps) {
  const tell = useTell();
  const of = (name: string) => query.get(name) ?? '';
  const taskId = of('task');
  const { data: task } = useCall('taskDetail', taskId ? { id: taskId } : null, { shouldRetryOnError: false });
  const page = of('page');
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open size="large" title={text.newTitle}>
      <EnquiryForm
        chart={of('chart')}
        contractId={of('contract')}
        contractNumber={of('number')}
        onSent={(request) => {
          tell.done(text.sent);
          onSent(request);
        }}
        page={page && safePath(page)}
        projectId={of('project')}
        requestId={of('request_id')}
        taskId={taskId}
        {...(task && { taskName: task.name })}
      />
    </Drawer>
  );
}
