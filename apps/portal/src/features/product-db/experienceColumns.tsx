import { measuresOf, type ExperienceKind } from '@panome/contract/product-db';
import { Link } from '@panome/ui/link';
import type { Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { CircleCheck, CircleX } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { listStyles } from '../../shared/list/index.ts';
import type { Experience } from './api.ts';
import * as styles from './Experience.css.ts';
import { experienceText as text } from './experience.text.ts';
import { amountOf, valueOf } from './words.ts';

const icon = { 'aria-hidden': true, size: 14, strokeWidth: 1.5 } as const;

export const Passed = ({ passed }: { passed: boolean }) => (
  <Tag icon={passed ? <CircleCheck {...icon} /> : <CircleX {...icon} />} tone={passed ? 'success' : 'danger'}>
    {passed ? text.passed : text.failed}
  </Tag>
);

type NameProps = { readonly row: Experience; readonly to: string; readonly narrow: boolean };

/** The number of a row; a phone has below it what it has no column for. */
const Name = ({ narrow, row, to }: NameProps) => (
  <div className={listStyles.name}>
    <span className={styles.acts}>
      <Link asChild tone="neutral">
        <RouterLink to={to}>{row.id}</RouterLink>
      </Link>
      {row.simulated && <Tag>{text.simulatedTag}</Tag>}
    </span>
    {narrow && (
      <Text size="secondary" tone="subtle">
        {[row.species, row.tissue, row.platform].filter(Boolean).join(' · ')}
      </Text>
    )}
  </div>
);

type Shape = { readonly kind: ExperienceKind; readonly narrow: boolean; readonly pathOf: (id: string) => string };

/** The columns of a kind; a phone keeps the number, the first measure and the result. */
export function experienceColumns({ kind, narrow, pathOf }: Shape): Column<Experience>[] {
  const name: Column<Experience> = {
    id: 'id',
    header: text.number,
    ...(narrow ? { minWidth: 132 } : { width: 172 }),
    text: ({ id }) => id,
    cell: (row) => <Name narrow={narrow} row={row} to={pathOf(row.id)} />,
  };
  const measures = measuresOf[kind].map((measure): Column<Experience> => ({
    id: measure,
    header: text.measureOf(kind, measure),
    align: 'end',
    width: narrow ? 88 : 124,
    cell: (row) => valueOf(measure, row[measure]),
  }));
  const passed: Column<Experience> = {
    id: 'passed',
    header: text.result,
    width: 96,
    text: (row) => (row.passed ? text.passed : text.failed),
    cell: (row) => <Passed passed={row.passed} />,
  };
  if (narrow) return [name, measures[0]!, passed];
  const plain = (id: 'platform' | 'species' | 'storage' | 'tissue', width: number): Column<Experience> => ({
    id,
    header: text.facets[id],
    width,
    cell: (row) => <Text truncate>{row[id] || '--'}</Text>,
    text: (row) => row[id],
  });
  const note: Column<Experience> = {
    id: 'note',
    header: text.note,
    minWidth: 120,
    cell: ({ note }) => <Text truncate>{note || '--'}</Text>,
    text: ({ note }) => note,
  };
  return [
    name,
    plain('species', 96),
    plain('tissue', 104),
    plain('platform', 136),
    { id: 'amount', header: text.amount, align: 'end', width: 112, cell: amountOf },
    plain('storage', 128),
    { id: 'n', header: text.samples, align: 'end', width: 80, cell: ({ n }) => n },
    ...measures,
    passed,
    // Three measures leave no room for it; it stands with the row.
    ...(measures.length < 3 ? [note] : []),
    { id: 'year', header: text.year, align: 'end', width: 72, cell: ({ year }) => year },
  ];
}
