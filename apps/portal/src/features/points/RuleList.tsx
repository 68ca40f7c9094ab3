import type { ResponseOf } from '@panome/contract/client';
import { Link } from '@panome/ui/link';
import { List, ListItem } from '@panome/ui/list';
import { Tag } from '@panome/ui/tag';
import { Link as RouterLink } from 'react-router-dom';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import * as styles from './Points.css.ts';
import { pointsText as text } from './points.text.ts';

type Rule = ResponseOf<'pointRules'>[number];

/** What points are given for, how many, and where to earn them. */
export const RuleList = ({ rules }: { rules: readonly Rule[] }) => (
  <List label={text.how}>
    {rules.map(({ amount, done, help, id, link, months, title }) => (
      <ListItem
        actions={
          done ? (
            <Tag tone="success">{id === 'daily-login' || id === 'feedback' ? text.doneToday : text.done}</Tag>
          ) : (
            link && (
              <Link asChild>
                <RouterLink aria-label={`${text.go}：${title}`} to={safePath(link)}>
                  {text.go}
                </RouterLink>
              </Link>
            )
          )
        }
        description={`${help && `${help}；`}${text.lasting(months)}`}
        key={id}
        meta={<span className={styles.gain}>{text.gain(amount)}</span>}
        title={title}
      />
    ))}
  </List>
);
