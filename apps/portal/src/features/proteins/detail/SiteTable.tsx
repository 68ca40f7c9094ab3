import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { taskPath } from '../../../shared/tasks/index.ts';
import * as styles from '../Proteins.css.ts';
import { changeText, detailText as text } from './detail.text.ts';
import { mostRows, OnlyFirst } from './OnlyFirst.tsx';
import type { Feature } from './feature.ts';
import { shortNumber } from './groupValues.ts';
import { fitWords, siteName, type Site } from './sites.ts';

/** What the entry says of a residue itself: `MOD_RES 123 Phosphoserine`. */
const knownAt = (features: readonly Feature[], position: number): string =>
  features
    .filter(({ from, to, type }) => type === 'MOD_RES' && from === position && to === position)
    .map(({ note }) => note)
    .join('、');

const sourceOf = (site: Site) => {
  const name = `${site.title} · ${site.table}`;
  return site.from === 'task' ? (
    <Link asChild>
      <RouterLink to={taskPath(site.id)}>{name}</RouterLink>
    </Link>
  ) : (
    name
  );
};

const columnsFor = (features: readonly Feature[]): readonly Column<Site>[] => [
  { id: 'site', header: text.site, cell: siteName, width: 90, sortValue: ({ position }) => position },
  { id: 'fit', header: text.siteFit, cell: fitWords, width: 190, sortValue: fitWords },
  {
    id: 'change',
    header: text.siteChange,
    cell: ({ change }) => changeText[change],
    width: 100,
    sortValue: ({ change }) => change,
  },
  {
    id: 'log2fc',
    header: text.siteLog2fc,
    cell: ({ log2fc }) => shortNumber(log2fc),
    align: 'end',
    width: 124,
    sortValue: ({ log2fc }) => log2fc,
  },
  {
    id: 'p',
    header: text.siteP,
    cell: ({ p }) => shortNumber(p),
    align: 'end',
    width: 100,
    sortValue: ({ p }) => p,
  },
  { id: 'known', header: text.siteKnown, cell: ({ position }) => knownAt(features, position), width: 160 },
  {
    id: 'source',
    header: text.siteSource,
    cell: sourceOf,
    text: ({ table, title }) => `${title} · ${table}`,
    minWidth: 220,
  },
];

type SiteTableProps = { readonly sites: readonly Site[]; readonly features: readonly Feature[] };

/** The same sites as on the track, and those that do not fit the sequence. */
export function SiteTable({ features, sites }: SiteTableProps) {
  const misfits = sites.filter(({ fits }) => fits !== 'yes').length;
  return (
    <Card title={text.ownSites}>
      <div className={styles.part}>
        <Text size="secondary" tone="muted">
          {[text.sitesHelp, misfits > 0 ? text.siteMisfits(misfits) : ''].filter(Boolean).join('；')}
        </Text>
        <Table
          columns={columnsFor(features)}
          density="compact"
          label={`${text.ownSites}列表`}
          rowKey={({ change, id, name, position, table }) => `${id} ${table} ${name} ${position} ${change}`}
          rows={sites.slice(0, mostRows)}
        />
        <OnlyFirst of={sites} />
      </div>
    </Card>
  );
}
