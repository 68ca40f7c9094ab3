import type { ResponseOf } from '@panome/contract/client';
import { measuresOf, type ExperienceKind } from '@panome/contract/product-db';
import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './Experience.css.ts';
import { experienceText as text } from './experience.text.ts';
import { Passed } from './experienceColumns.tsx';
import { amountOf, percentOf, valueOf } from './words.ts';

type SimilarListProps = {
  readonly kind: ExperienceKind;
  readonly similar: ResponseOf<'productDbDetail'>['similar'];
  readonly pathOf: (id: string) => string;
};

/** The most similar rows with how similar they are. */
export const SimilarList = ({ kind, pathOf, similar }: SimilarListProps) => (
  <ol aria-label={text.similar} className={styles.list} role="list">
    {similar.map(({ row, similarity }) => (
      <li className={styles.line} key={row.id}>
        <span>
          <Link asChild>
            <RouterLink to={pathOf(row.id)}>{row.id}</RouterLink>
          </Link>{' '}
          <Text size="secondary" tone="muted">
            {[row.species, row.platform, row.storage, amountOf(row)]
              .filter((word) => word && word !== '--')
              .join(' · ')}
          </Text>
        </span>
        <span className={styles.acts}>
          <Text size="secondary">
            {measuresOf[kind]
              .map((measure) => `${text.measureOf(kind, measure)} ${valueOf(measure, row[measure])}`)
              .join('，')}
          </Text>
          <Passed passed={row.passed} />
          <Text size="secondary" tone="muted">
            {text.similarity} {percentOf(similarity)}
          </Text>
        </span>
      </li>
    ))}
  </ol>
);
