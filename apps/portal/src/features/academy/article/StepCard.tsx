import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { CircleCheck, Wrench } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { toolFormPath } from '../../../shared/tasks/index.ts';
import * as styles from './Article.css.ts';
import type { Article, StepCheck } from './articleTypes.ts';
import { articleText as text } from './article.text.ts';
import { StepResult } from './StepResult.tsx';
import type { useLearning } from './useLearning.ts';

type StepCardProps = {
  readonly article: string;
  readonly step: Article['steps'][number];
  readonly index: number;
  readonly learning: ReturnType<typeof useLearning>;
};

/** A step of a tutorial: opens its tool filled in, and compares what the reader got with what must come out. */
export function StepCard({ article, index, learning, step }: StepCardProps) {
  const tell = useTell();
  const { pathname, search } = useLocation();
  const [checked, setChecked] = useState<StepCheck>();
  const [checking, setChecking] = useState(false);
  const options = Object.fromEntries(step.options.map(({ id, value }) => [id, value]));
  const passed = checked ? checked.passed : learning.learning?.steps.includes(step.id);

  const check = async () => {
    setChecking(true);
    try {
      const answer = await call('tutorialCheck', { article_id: article, step: step.id });
      setChecked(answer);
      if (answer.learning) learning.put(answer.learning);
    } catch (error) {
      tell.failed(error);
    } finally {
      setChecking(false);
    }
  };

  return (
    <section aria-label={step.title} className={styles.step}>
      <div className={styles.head}>
        <Tag tone="accent">{text.step(index)}</Tag>
        <Heading level={3} size="section">
          {step.title}
        </Heading>
        {passed && (
          <Tag icon={<CircleCheck size={14} strokeWidth={1.5} />} tone="success">
            {text.passed}
          </Tag>
        )}
      </div>
      <ul aria-label={text.options} className={styles.options} role="list">
        <li>
          <Tag icon={<Wrench size={14} strokeWidth={1.5} />}>{step.tool_title}</Tag>
        </li>
        {step.options.map(({ id, label, words }) => (
          <li key={id}>
            <Tag>{text.optionValue(label, words)}</Tag>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button asChild variant="primary">
          <Link to={toolFormPath(step.tool_id, { example: true, options })}>{text.open}</Link>
        </Button>
        {step.checks > 0 && learning.loggedIn && (
          <Allowed call="tutorialCheck">
            <Button loading={checking} onClick={() => void check()}>
              {text.check}
            </Button>
          </Allowed>
        )}
        <Button asChild variant="quiet">
          <Link to={toolFormPath(step.tool_id, { options })}>{text.own}</Link>
        </Button>
      </div>
      {step.checks > 0 && !learning.loggedIn && (
        <Text size="secondary" tone="muted">
          {text.login}{' '}
          <Link to={`/user/login?redirect=${encodeURIComponent(`${pathname}${search}`)}`}>{text.loginAct}</Link>
        </Text>
      )}
      {checked && <StepResult checked={checked} />}
    </section>
  );
}
