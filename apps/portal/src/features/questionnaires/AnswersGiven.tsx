import { askedQuestions, isAnswered, type Answers, type Question } from '@panome/contract/questionnaire';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Result } from '@panome/ui/result';
import { Link } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import { PageBody } from '../../shared/page/index.ts';
import { usePageTitle } from '../../shared/routing/usePageTitle.ts';
import type { Questionnaire } from './api.ts';
import { questionnaireListPath } from './paths.ts';
import * as styles from './Questionnaires.css.ts';
import { questionnairesText as text } from './questionnaires.text.ts';

const labelIn = (choices: Question['options'], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** What was answered, in the words of the question. */
function wordsOf({ id, options, rows, type }: Question, answers: Answers): string {
  const value = answers[id];
  if (value === undefined) return '--';
  if (Array.isArray(value)) return value.map((one) => labelIn(options, one)).join('、');
  if (typeof value === 'object')
    return rows
      .flatMap((row) => (value[row.value] ? [`${row.label}：${labelIn(options, value[row.value]!)}`] : []))
      .join('\n');
  return type === 'single' ? labelIn(options, `${value}`) : `${value}`;
}

/** Thanks, and what was sent. */
export function AnswersGiven({
  questionnaire: { answers, items, title, updated_at },
}: {
  questionnaire: Questionnaire;
}) {
  usePageTitle(title);
  const shown = askedQuestions(items, answers).filter((question) => isAnswered(question, answers[question.id]));
  const actions = (
    <>
      <Button asChild variant="primary">
        <Link to={questionnaireListPath}>{text.toList}</Link>
      </Button>
      <Button asChild>
        <Link to="/home">{text.toHome}</Link>
      </Button>
    </>
  );
  return (
    <PageBody>
      <div className={styles.page}>
        <Result actions={actions} description={text.thanksHelp} title={text.thanks} tone="success" />
        <Card
          description={updated_at ? text.answersOf(formatTime(updated_at).slice(0, 16)) : undefined}
          title={`${text.answers}：${title}`}
        >
          <dl className={styles.answers}>
            {shown.map((question) => (
              <div className={styles.answer} key={question.id}>
                <dt className={styles.term}>{question.title}</dt>
                <dd className={styles.given}>{wordsOf(question, answers)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </PageBody>
  );
}
