import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Descriptions } from '@panome/ui/descriptions';
import { Heading } from '@panome/ui/heading';
import { List } from '@panome/ui/list';
import { Stack } from '@panome/ui/stack';
import { Allowed } from '../../../shared/access/index.ts';
import { call, callUpload, download, useCall } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { Message } from '../../../shared/conversation/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { AnswerForm } from '../frame/AnswerForm.tsx';
import { FileRow } from '../frame/FileRow.tsx';
import * as styles from '../frame/Frame.css.ts';
import { Notes } from '../frame/Notes.tsx';
import { StaffDrawer } from '../frame/StaffDrawer.tsx';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { afterSalesText as text } from './afterSales.text.ts';

type AfterSale = ResponseOf<'staffAfterSaleDetail'>;

/** One request beside the list: what it is about, what was said, the answer, and remarks. */
export function AfterSaleDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const answer = useCall('staffAfterSaleDetail', { id }, { keepPreviousData: false });
  return (
    <StaffDrawer
      answer={answer}
      footer={(request) => request.state !== 'closed' && <Acts request={request} />}
      loadingTitle={text.title}
      onClose={onClose}
      title={({ title }) => title}
    >
      {(request) => (
        <Stack space="large">
          <Facts request={request} />
          <Conversation request={request} />
          <Allowed call="staffAfterSaleAnswer" explain>
            <AnswerForm
              draftKey={`after-sale.${id}`}
              onSend={(content, files, sending) => callUpload('staffAfterSaleAnswer', { id, content }, files, sending)}
              withFiles
            />
          </Allowed>
          <Notes id={id} kind="after-sale" />
        </Stack>
      )}
    </StaffDrawer>
  );
}

function Facts({
  request: { context, created_at, email, kind, name, number, state },
}: {
  readonly request: AfterSale;
}) {
  const items = [
    { label: text.number, value: number },
    { label: text.state, value: text.states[state] },
    { label: text.kind, value: text.kinds[kind] },
    { label: text.customer, value: `${name} ${email}` },
    { label: text.asked, value: formatTime(created_at) },
    { label: text.contract, value: context.contract_number },
    { label: text.project, value: context.project_name },
    { label: text.task, value: context.task_name },
    { label: text.tool, value: context.tool_id },
    { label: text.chart, value: context.chart },
    { label: text.failure, value: context.failure },
    { label: text.page, value: context.page },
    { label: text.requestId, value: context.request_id },
  ];
  return <Descriptions columns={2} items={items.filter(({ value }) => value !== '')} />;
}

const Conversation = ({ request: { id, messages, name } }: { readonly request: AfterSale }) => (
  <section className={styles.section}>
    <Heading level={3}>{text.conversation}</Heading>
    <ol className={styles.list} role="list">
      {messages.map((message) => (
        <Message
          at={message.created_at}
          html={message.html}
          key={message.id}
          author={message.author}
          text={message.text}
          who={message.author === 'provider' ? text.provider : name}
        >
          {message.files.length > 0 && (
            <List divided={false} size="small">
              {message.files.map((file) => (
                <FileRow
                  key={file.id}
                  name={file.name}
                  onDownload={() => download('staffAfterSaleFile', { id, file_id: file.id })}
                  size={file.size}
                />
              ))}
            </List>
          )}
        </Message>
      ))}
    </ol>
  </section>
);

function Acts({ request: { id, number, state } }: { readonly request: AfterSale }) {
  const tell = useTell();
  const alert = useAlert();
  const refresh = useRefreshStaff();
  const put = async (next: 'working' | 'closed') => {
    if (
      next === 'closed' &&
      !(await alert.confirm({ title: text.closeTitle(number), description: text.closeHelp, action: text.close }))
    )
      return;
    try {
      await call('staffAfterSaleState', { id, state: next });
      await refresh();
      tell.done(text[next]);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    }
  };
  return (
    <>
      <Allowed call="staffAfterSaleState">
        <Button onClick={() => void put('closed')}>{text.close}</Button>
      </Allowed>
      {state === 'waiting' && (
        <Allowed call="staffAfterSaleState">
          <Button onClick={() => void put('working')}>{text.work}</Button>
        </Allowed>
      )}
    </>
  );
}
