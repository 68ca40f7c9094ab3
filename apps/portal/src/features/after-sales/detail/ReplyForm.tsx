import { afterSaleReplyRules, attachmentBytes, mostAttachments } from '@panome/contract/after-sales';
import { Allowed } from '../../../shared/access/index.ts';
import { callUpload } from '../../../shared/api/index.ts';
import { MessageForm } from '../../../shared/conversation/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshAfterSales, type AfterSaleDetail } from '../api.ts';
import { afterSalesText as text } from '../afterSales.text.ts';

const files = { label: text.attachments, most: mostAttachments, maxSize: attachmentBytes };

/** A further message of the customer; to what was answered or closed it opens the request again. */
export function ReplyForm({ request: { id, state } }: { request: AfterSaleDetail }) {
  const tell = useTell();
  const refresh = useRefreshAfterSales();
  const reopens = state === 'answered' || state === 'closed';
  return (
    <Allowed call="afterSaleReply" explain>
      <MessageForm
        draftOf={['after-sale-reply', id]}
        files={files}
        help={reopens ? text.replyReopens : text.replyHelp}
        label={text.reply}
        maxLength={5_000}
        onSend={async (content, sent, sending) => {
          await callUpload('afterSaleReply', { id, content }, sent, sending);
          await refresh();
          tell.done(text.sentReply);
        }}
        rows={4}
        schema={afterSaleReplyRules}
        submit={text.send}
      />
    </Allowed>
  );
}
