import { Button } from '@panome/ui/button';
import { CopyButton } from '@panome/ui/copy-button';
import { Spinner } from '@panome/ui/spinner';
import { Pencil, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { Allowed } from '../../../shared/access/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import type { Message } from '../api.ts';
import { aiText as text } from '../ai.text.ts';
import { ProposalCard } from '../ProposalCard.tsx';
import { AnswerText } from '../text/AnswerText.tsx';
import * as styles from './Chat.css.ts';
import { sourceId, Sources } from './Sources.tsx';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export const labelOf = ({ model, provider }: Pick<Message, 'model' | 'provider'>): string =>
  provider === 'model' ? text.byModel(model) : text.bySearch;

type QuestionProps = { readonly message: Message; readonly onEdit?: (() => void) | undefined };

export function Question({ message, onEdit }: QuestionProps) {
  return (
    <article aria-label={text.you} className={styles.question}>
      <p className={styles.asked}>{message.text}</p>
      {onEdit && (
        <Allowed call="aiMessageStore">
          <Button icon={<Pencil {...icon} />} onClick={onEdit} size="small" variant="quiet">
            {text.edit}
          </Button>
        </Allowed>
      )}
    </article>
  );
}

type AnswerProps = {
  readonly message: Message;
  /** Asks the same again; only of the last answer. */
  readonly onAgain?: (() => void) | undefined;
  readonly onRate: (feedback: 'up' | 'down') => void;
};

/** An answer with who wrote it, what it rests on, and what can be done with it. */
export function Answer({ message, onAgain, onRate }: AnswerProps) {
  const { citations, created_at, feedback, id, note, proposal, state, steps, text: said } = message;
  const streaming = state === 'streaming';
  return (
    <article aria-busy={streaming} aria-label={labelOf(message)} className={styles.answer}>
      <p className={styles.label}>
        {labelOf(message)} · <time dateTime={created_at}>{formatTime(created_at)}</time>
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <AnswerText
        source={said}
        targetOf={(number) => (citations.some((one) => one.number === number) ? sourceId(id, number) : undefined)}
      />
      {streaming && (
        <span className={styles.writing}>
          <Spinner label={text.writing} /> {text.writing}
        </span>
      )}
      {steps.length > 0 && (
        <p className={styles.label}>
          {text.steps}：{steps.map(({ ok, title }) => (ok ? title : `${title}（${text.stepFailed}）`)).join('、')}
        </p>
      )}
      <Sources message={message} />
      {proposal && <ProposalCard reading={proposal} />}
      {!streaming && (
        <div className={styles.acts}>
          <CopyButton label={text.copy} value={`${said}\n\n${labelOf(message)}`} withLabel />
          {onAgain && (
            <Allowed call="aiMessageStore">
              <Button icon={<RotateCcw {...icon} />} onClick={onAgain} size="small" variant="quiet">
                {text.again}
              </Button>
            </Allowed>
          )}
          <Allowed call="aiFeedback">
            <Button
              aria-pressed={feedback === 'up'}
              icon={<ThumbsUp {...icon} />}
              onClick={() => onRate('up')}
              size="small"
              variant="quiet"
            >
              {text.up}
            </Button>
          </Allowed>
          <Allowed call="aiFeedback">
            <Button
              aria-pressed={feedback === 'down'}
              icon={<ThumbsDown {...icon} />}
              onClick={() => onRate('down')}
              size="small"
              variant="quiet"
            >
              {text.down}
            </Button>
          </Allowed>
        </div>
      )}
    </article>
  );
}
