import { answerProblems, askedQuestions, isAnswered } from '@panome/contract/questionnaire';
import { Card } from '@panome/ui/card';
import { Form, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { Progress } from '@panome/ui/progress';
import { RichText } from '@panome/ui/rich-text';
import { Text } from '@panome/ui/text';
import { useRef, useState } from 'react';
import { Editable } from '../../shared/access/index.ts';
import { CallError, messageOf } from '../../shared/api/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { PageBody, PageHeader, useTell } from '../../shared/page/index.ts';
import { refreshQuestionnaires, type Questionnaire } from './api.ts';
import { controlOf, QuestionField } from './QuestionField.tsx';
import * as styles from './Questionnaires.css.ts';
import { questionnairesText as text } from './questionnaires.text.ts';
import { useAnswers, type Saving } from './useAnswers.ts';

type QuestionnaireFormProps = {
  readonly questionnaire: Questionnaire;
  /** The questionnaire was changed since it was opened. */
  readonly onChanged: () => void;
};

/**
 * The questions that the answers so far ask for; what is given is kept at once. Missing answers are told when it is
 * sent.
 */
export function QuestionnaireForm({ onChanged, questionnaire }: QuestionnaireFormProps) {
  const { intro, items, minutes, title } = questionnaire;
  const { answers, change, saving, submit } = useAnswers(questionnaire);
  const tell = useTell();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  /** One submission however often it is sent; other answers are another one. */
  const sent = useRef({ body: '', key: '' });

  const asked = askedQuestions(items, answers);
  const problems = attempt > 0 ? answerProblems(items, answers) : [];
  const done = asked.filter((question) => isAnswered(question, answers[question.id])).length;
  const errorOf = (id: string) => problems.find(({ question }) => question === id)?.message;

  const send = async () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
    if (answerProblems(items, answers).length > 0) return;
    const body = JSON.stringify(answers);
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    try {
      await submit(sent.current.key);
      await refreshQuestionnaires();
      window.scrollTo({ top: 0 });
    } catch (error) {
      setFailure(`${text.submitFailed}：${messageOf(error)}`);
      if (error instanceof CallError && error.status === 409) {
        tell.note(text.changed);
        onChanged();
      }
    }
  };

  const errors = problems.map(({ message, question }) => {
    const place = asked.findIndex(({ id }) => id === question);
    return {
      id: controlOf(asked[place]!, answers[question]),
      message: `${text.number(place + 1, asked[place]!.title)}：${message}`,
    };
  });
  return (
    <PageBody>
      <div className={styles.page}>
        <PageHeader description={`${text.questions(items.length)} · ${text.minutes(minutes)}`} title={title} />
        {intro && <RichText html={intro} />}
        <Card>
          <Editable call="questionAnswerStore">
            <Form onSubmit={send}>
              <div className={styles.form}>
                <FormErrorSummary attempt={attempt} errors={errors} failure={failure} />
                <div className={styles.progress}>
                  <Progress
                    detail={text.answered(done, asked.length)}
                    label={text.progress}
                    value={asked.length > 0 ? (done / asked.length) * 100 : 0}
                  />
                </div>
                <ol className={styles.questions} role="list">
                  {asked.map((question, index) => (
                    <li className={styles.question} key={question.id}>
                      <QuestionField
                        error={errorOf(question.id)}
                        onChange={(value) => change(question.id, value)}
                        place={index + 1}
                        question={question}
                        value={answers[question.id]}
                      />
                    </li>
                  ))}
                </ol>
                <div className={styles.end}>
                  <FormSubmit>{text.submit}</FormSubmit>
                  <SavingLine saving={saving} />
                </div>
              </div>
            </Form>
          </Editable>
        </Card>
      </div>
    </PageBody>
  );
}

/** Whether what was given is kept; said quietly, and only when it changes. */
const SavingLine = ({ saving: { at, state } }: { saving: Saving }) => (
  <Text size="secondary" tone="subtle">
    <span role="status">
      {state === 'failed'
        ? text.saveFailed
        : state === 'saved' && at
          ? text.saved(formatTime(at).slice(11, 16))
          : state === 'saving'
            ? text.saving
            : ''}
    </span>
  </Text>
);
