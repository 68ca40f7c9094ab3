import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { ListItem } from '@panome/ui/list';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { CircleCheck, Clock, PenLine, Circle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import type { QuestionnaireRow } from './api.ts';
import { questionnairePath } from './paths.ts';
import * as styles from './Questionnaires.css.ts';
import { questionnairesText as text } from './questionnaires.text.ts';

const icon = { size: 14, strokeWidth: 1.5 } as const;
const looks = {
  open: { tone: 'accent', icon: <Circle {...icon} />, act: text.fill },
  draft: { tone: 'warning', icon: <PenLine {...icon} />, act: text.goOn },
  answered: { tone: 'success', icon: <CircleCheck {...icon} />, act: text.look },
  closed: { tone: 'neutral', icon: <Clock {...icon} />, act: '' },
} as const;

const dateOf = (time: string) => formatTime(time).slice(0, 16);

/** One questionnaire of the list with its state and the way to it. */
export function QuestionnaireItem({ questionnaire }: { questionnaire: QuestionnaireRow }) {
  const { closes_at, id, minutes, questions, state, summary, title, updated_at } = questionnaire;
  const look = looks[state];
  return (
    <ListItem
      actions={
        look.act && (
          <Button asChild variant={state === 'draft' ? 'primary' : 'secondary'}>
            <Link aria-label={text.of(look.act, title)} to={questionnairePath(id)}>
              {look.act}
            </Link>
          </Button>
        )
      }
      title={
        <>
          <Heading level={2} size="section">
            {title}
          </Heading>
          <Tag icon={look.icon} tone={look.tone}>
            {text.states[state]}
          </Tag>
        </>
      }
    >
      {summary && <Text tone="muted">{summary}</Text>}
      <div className={styles.facts}>
        <span>{text.questions(questions)}</span>
        <span>{text.minutes(minutes)}</span>
        <span>{closes_at ? text.until(dateOf(closes_at)) : text.open}</span>
        {updated_at && (
          <span>{state === 'answered' ? text.answeredAt(dateOf(updated_at)) : text.savedAt(dateOf(updated_at))}</span>
        )}
      </div>
    </ListItem>
  );
}
