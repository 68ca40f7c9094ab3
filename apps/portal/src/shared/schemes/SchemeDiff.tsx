import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { diffSchemes, type SchemeDifference } from './diffSchemes.ts';
import type { SchemeContent } from './schemeTypes.ts';
import * as styles from './Schemes.css.ts';
import { schemesText as text } from './schemes.text.ts';

type SchemeDiffProps = {
  readonly left: Partial<SchemeContent>;
  readonly right: Partial<SchemeContent>;
  /** What the two are called. */
  readonly names: readonly [string, string];
};

const cell = (about: SchemeDifference['about'], value: string) =>
  about === 'color' ? (
    <span className={styles.group}>
      <span aria-hidden className={styles.dot} style={{ background: value }} />
      {value}
    </span>
  ) : (
    value || <Text tone="subtle">{text.notThere}</Text>
  );

/** What differs between two schemes, one line for each difference. */
export function SchemeDiff({ left, names, right }: SchemeDiffProps) {
  const found = diffSchemes(left, right, text);
  if (found.length === 0) return <Text as="p">{text.noDifference}</Text>;
  const columns: Column<SchemeDifference>[] = [
    {
      id: 'what',
      header: text.item,
      minWidth: 120,
      cell: ({ about, what }) => [text.about[about], what].filter(Boolean).join(' '),
    },
    { id: 'left', header: names[0], minWidth: 120, cell: (one) => cell(one.about, one.left) },
    { id: 'right', header: names[1], minWidth: 120, cell: (one) => cell(one.about, one.right) },
  ];
  return (
    <Table
      columns={columns}
      density="compact"
      label={text.differences}
      rowKey={({ about, what }) => `${about} ${what}`}
      rows={found}
    />
  );
}
