import type { Quote } from '@panome/contract';
import { yuanOf } from '@panome/contract/money';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Heading } from '@panome/ui/heading';
import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Tag } from '@panome/ui/tag';
import { messageOf } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useQuote } from '../api.ts';
import * as styles from '../Shop.css.ts';
import { quoteText as text } from '../shop.text.ts';
import { QuoteActs } from './QuoteActs.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { stateTones } from './QuoteList.tsx';
import { SendForm } from './SendForm.tsx';

/** The quote that the address names, beside its service. */
export function QuoteCard({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, mutate } = useQuote(id);
  if (data) return <Shown onClose={onClose} quote={data} />;
  if (error?.status === 404)
    return (
      <Card>
        <EmptyState variant="inline" title={text.missing} />
      </Card>
    );
  if (error)
    return (
      <Card>
        <FailedState
          message={messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      </Card>
    );
  return <Skeleton height={360} shape="block" />;
}

function Shown({ onClose, quote }: { onClose: () => void; quote: Quote }) {
  const { answer, can, contact, content, created_at, id, note, now_fen, number, state, total_fen, valid_until } = quote;
  const { design, lines } = content;
  return (
    <Card actions={<Tag tone={stateTones[state]}>{text.states[state]}</Tag>} title={text.title(number)}>
      <div className={styles.stack}>
        {state === 'expired' && <Callout title={text.expired} tone="warning" />}
        {state !== 'expired' && now_fen !== null && (
          <Callout title={text.nowOther(yuanOf(now_fen), yuanOf(total_fen))} tone="info" />
        )}
        {answer && (
          <section className={styles.tight}>
            <Heading level={3} size="section">
              {text.answer}
            </Heading>
            <RichText html={answer} />
          </section>
        )}
        <QuoteLines lines={lines} total={total_fen} />
        <Descriptions
          columns={1}
          items={[
            { label: text.made, value: formatTime(created_at).slice(0, 16) },
            { label: text.until, value: formatTime(valid_until).slice(0, 16) },
            ...(design
              ? [
                  {
                    label: text.design,
                    value: `${text.designWords(design.groups, design.n, design.fold_change, design.power, design.alpha)}；${text.designSource(String(Number(design.sd.toPrecision(3))), design.source_name)}`,
                  },
                ]
              : []),
            ...(contact ? [{ label: text.contact, value: contact }] : []),
            ...(note ? [{ label: text.note, value: note }] : []),
          ]}
        />
        <QuoteActs onClose={onClose} quote={quote} />
        {can.send && <SendForm id={id} />}
      </div>
    </Card>
  );
}
