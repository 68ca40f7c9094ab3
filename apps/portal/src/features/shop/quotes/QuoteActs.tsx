import type { Quote } from '@panome/contract';
import type { SampleKind } from '@panome/contract/sample-forms';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { ClipboardList, FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { download } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { quoteCalls } from '../api.ts';
import * as styles from '../Shop.css.ts';
import { quoteText as text } from '../shop.text.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Where a sample form of this kind is edited. */
const formPath = (kind: SampleKind, id: string) =>
  `/data-collection/sample/${kind === 'application' ? 'application' : kind === 'return' ? 'status' : `${kind}-collection`}?id=${encodeURIComponent(id)}`;

/** What can be done with a quote: printed, turned into a sample form, given up. */
export function QuoteActs({ onClose, quote }: { onClose: () => void; quote: Quote }) {
  const alert = useAlert();
  const tell = useTell();
  const navigate = useNavigate();
  const [busy, setBusy] = useState('');
  const doing = async (what: string, failed: string, work: () => Promise<void>) => {
    setBusy(what);
    await work().catch((error: unknown) => tell.failed(error, failed));
    setBusy('');
  };
  const { can, id, sample_form } = quote;
  const openForm = () =>
    doing('form', text.formFailed, async () => {
      const form = await quoteCalls.form(id);
      if (!sample_form) tell.done(text.formMade(form.number));
      await navigate(formPath(form.kind, form.id));
    });
  const remove = async () => {
    const agreed = await alert.confirm({
      title: text.removeTitle,
      description: text.removeHelp,
      action: text.remove,
      tone: 'danger',
    });
    if (!agreed) return;
    await doing('remove', text.removeFailed, async () => {
      onClose();
      await quoteCalls.remove(id);
      tell.done(text.removed);
    });
  };
  return (
    <div className={styles.acts}>
      <Allowed call="shopQuotePdf">
        <Button
          icon={<FileDown {...icon} />}
          loading={busy === 'pdf'}
          onClick={() => void doing('pdf', text.pdfFailed, () => download('shopQuotePdf', { id }))}
        >
          {text.pdf}
        </Button>
      </Allowed>
      {(can.form || sample_form) && (
        <Allowed call="shopQuoteForm">
          <Button icon={<ClipboardList {...icon} />} loading={busy === 'form'} onClick={() => void openForm()}>
            {sample_form ? text.openForm(sample_form.number) : text.form}
          </Button>
        </Allowed>
      )}
      {can.delete && (
        <Allowed call="shopQuoteDelete">
          <Button icon={<Trash2 {...icon} />} loading={busy === 'remove'} onClick={() => void remove()} variant="quiet">
            {text.remove}
          </Button>
        </Allowed>
      )}
      <Button onClick={onClose} variant="quiet">
        {text.again}
      </Button>
    </div>
  );
}
