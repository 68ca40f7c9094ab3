import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { Progress } from '@panome/ui/progress';
import { EmptyState } from '@panome/ui/state';
import { Tag } from '@panome/ui/tag';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { Block } from '../../../shared/page/index.ts';
import * as styles from '../Academy.css.ts';
import { AcademyFrame } from '../AcademyFrame.tsx';
import { academyText } from '../academy.text.ts';
import { clock } from '../clock.ts';
import { academyPaths as paths } from '../paths.ts';
import { studyText as text } from './study.text.ts';

type Item = ResponseOf<'tutorialProgressList'>[number];

/** 我的学习: what was begun, and what is done. */
export function Page() {
  const answer = useCall('tutorialProgressList', {});
  const part = (done: boolean) => ({
    ...answer,
    data: answer.data?.filter((item) => (item.done_at !== null) === done),
  });
  const going = part(false);
  const done = part(true);
  return (
    <AcademyFrame description={text.description} title={academyText.study}>
      {answer.data?.length === 0 ? (
        <EmptyState
          action={
            <Button asChild variant="primary">
              <Link to={paths.articles}>{text.begin}</Link>
            </Button>
          }
          description={text.noneHelp}
          title={text.none}
        />
      ) : (
        <>
          {(!going.data || going.data.length > 0) && (
            <Block answer={going} height={240} title={text.going}>
              {(items) => <Items items={items} label={text.going} />}
            </Block>
          )}
          {done.data && done.data.length > 0 && (
            <Block answer={done} height={240} title={text.done}>
              {(items) => <Items items={items} label={text.done} />}
            </Block>
          )}
        </>
      )}
    </AcademyFrame>
  );
}

/** How far one has come, in per cent and in words. */
function progressOf({ kind, of_steps, position, seconds, steps }: Item): { value: number; words: string } {
  if (kind === 'video')
    return {
      value: seconds > 0 ? (100 * position) / seconds : 0,
      words: text.watched(clock(position), clock(seconds)),
    };
  if (of_steps > 0) return { value: (100 * steps.length) / of_steps, words: text.steps(steps.length, of_steps) };
  return { value: position, words: text.read(Math.round(position)) };
}

const Items = ({ items, label }: { items: readonly Item[]; label: string }) => (
  <ul aria-label={label} className={styles.grid} role="list">
    {items.map((item) => {
      const { article_kind, done_at, id, kind, title, updated_at } = item;
      const { value, words } = progressOf(item);
      return (
        <li className={styles.card} key={`${kind} ${id}`}>
          <Heading level={3} size="section">
            <Link
              className={styles.link}
              to={kind === 'video' ? paths.video(id) : paths.article(id, article_kind ?? 'text')}
            >
              {title}
            </Link>
          </Heading>
          <Progress label={title} labelHidden tone={done_at ? 'success' : 'accent'} value={value} />
          <p className={styles.cardFacts}>
            <Tag>{text[kind]}</Tag>
            <span>{words}</span>
            {done_at && (
              <Tag icon={<CircleCheck size={14} strokeWidth={1.5} />} tone="success">
                {text.done}
              </Tag>
            )}
            <span>{text.last(formatTime(updated_at).slice(0, 16))}</span>
          </p>
        </li>
      );
    })}
  </ul>
);
