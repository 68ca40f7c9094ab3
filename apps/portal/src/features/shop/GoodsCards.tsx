import type { GoodsItem } from '@panome/contract';
import { yuanOf } from '@panome/contract/money';
import { Heading } from '@panome/ui/heading';
import { Text } from '@panome/ui/text';
import { Link } from 'react-router-dom';
import { FamilyTag } from '../../shared/projects/index.ts';
import { goodsPath } from './paths.ts';
import * as styles from './Shop.css.ts';
import { shopText as text } from './shop.text.ts';

type GoodsCardsProps = {
  readonly goods: readonly GoodsItem[];
  /** Heading level of the titles. */ readonly level?: 2 | 3;
};

/** Services as cards: what they are, what a sample costs at least, how long it takes. */
export const GoodsCards = ({ goods, level = 2 }: GoodsCardsProps) => (
  <ul aria-label={text.goods} className={styles.grid} role="list">
    {goods.map(({ category, days, family, from_fen, id, least_samples, summary, title }) => (
      <li className={styles.card} key={id}>
        <span className={styles.facts}>
          <FamilyTag family={family} />
          <span className={styles.subtle}>{category}</span>
        </span>
        <Heading level={level} size="section">
          <Link className={styles.link} to={goodsPath(id)}>
            {title}
          </Link>
        </Heading>
        <Text tone="muted">{summary}</Text>
        <span className={styles.foot}>
          <span>
            <span className={styles.price}>{yuanOf(from_fen)}</span>{' '}
            <span className={styles.subtle}>
              {text.perSample} {text.from}
            </span>
          </span>
          <span className={styles.subtle}>
            {text.least(least_samples)} · {text.days(days.from, days.to)}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
