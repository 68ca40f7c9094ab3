import { Text } from '@panome/ui/text';
import { Bell, ClipboardCheck, FileText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Block } from '../../shared/page/index.ts';
import { contractListPath } from '../../shared/projects/index.ts';
import { useTodo } from './api.ts';
import * as styles from './Home.css.ts';
import { homeText } from './home.text.ts';

type Item = readonly [count: number, words: (count: number) => string, to: string, Icon: LucideIcon];

/** What waits for the person, by number. */
export const Todo = () => (
  <Block
    answer={useTodo()}
    empty={<Text tone="muted">{homeText.nothingToDo}</Text>}
    height={120}
    isEmpty={(counts) => Object.values(counts).every((count) => count === 0)}
    title={homeText.todo}
  >
    {({ contracts, questionnaires, unread }) => {
      const items: readonly Item[] = [
        [contracts, homeText.contracts, `${contractListPath}?waiting=1`, FileText],
        [unread, homeText.unread, '/support/message?unread=1', Bell],
        [questionnaires, homeText.questionnaires, '/data-collection/questionnaire-list', ClipboardCheck],
      ];
      return (
        <ul aria-label={homeText.todo} className={styles.todo} role="list">
          {items.flatMap(([count, words, to, Icon]) =>
            count > 0
              ? [
                  <li key={to}>
                    <Link className={styles.todoItem} to={to}>
                      <Icon aria-hidden size={20} strokeWidth={1.5} />
                      {words(count)}
                    </Link>
                  </li>,
                ]
              : [],
          )}
        </ul>
      );
    }}
  </Block>
);
