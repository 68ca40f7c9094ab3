import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefresh, useReviews } from '../api.ts';
import { crawlerText as text } from './crawler.text.ts';
import * as styles from './Crawler.css.ts';

const shown = 50;

type ReviewsProps = { readonly chosen: readonly string[]; readonly onOpen: (id: string) => void };

/** Begins a review of the chosen records, or of all that fit; and those that were written. */
export function Reviews({ chosen, onOpen }: ReviewsProps) {
  const [topic, setTopic] = useState('');
  const [writing, setWriting] = useState(false);
  const { data } = useReviews(shown);
  const refresh = useRefresh();
  const alert = useAlert();
  const tell = useTell();
  const write = async () => {
    setWriting(true);
    try {
      const { id } = await call('aiReviewStore', { question: topic.trim(), ids: [...chosen] });
      setTopic('');
      await refresh('aiReviewList');
      onOpen(id);
    } catch (error) {
      tell.failed(error);
    } finally {
      setWriting(false);
    }
  };
  const remove = async (id: string) => {
    if (!(await alert.confirm({ title: text.removeReview, action: text.remove, cancel: text.keep, tone: 'danger' })))
      return;
    try {
      await call('aiReviewDelete', { id });
      await refresh('aiReviewList');
    } catch (error) {
      tell.failed(error);
    }
  };
  return (
    <div className={styles.column}>
      <Allowed call="aiReviewStore" explain>
        <form
          className={styles.column}
          onSubmit={(event) => {
            event.preventDefault();
            if (topic.trim().length > 1) void write();
          }}
        >
          <TextField
            help={text.topicHelp}
            label={text.topic}
            maxLength={200}
            onValueChange={setTopic}
            placeholder={text.topicPlaceholder}
            value={topic}
          />
          <div>
            <Button disabled={topic.trim().length < 2} loading={writing} type="submit" variant="primary">
              {chosen.length > 0 ? text.writeOf(chosen.length) : text.write}
            </Button>
          </div>
        </form>
      </Allowed>
      {data?.total === 0 && <Text tone="muted">{text.noReviews}</Text>}
      <ul aria-label={text.reviews} className={styles.records} role="list">
        {data?.data.map(({ created_at, id, question, sources }) => (
          <li className={styles.review} key={id}>
            <button className={styles.open} onClick={() => onOpen(id)} type="button">
              {question}
              <span className={styles.muted}>
                {text.sourcesOf(sources)} · {formatTime(created_at)}
              </span>
            </button>
            <Allowed call="aiReviewDelete">
              <IconButton
                icon={<Trash2 aria-hidden size={16} strokeWidth={1.5} />}
                label={`${text.remove} ${question}`}
                onClick={() => void remove(id)}
                size="small"
              />
            </Allowed>
          </li>
        ))}
      </ul>
    </div>
  );
}
