import type { LookupEntity } from '@panome/contract';
import type { Column } from '@panome/ui/table';
import { HostLink } from '../../shared/reference/index.ts';
import * as styles from './Lookups.css.ts';
import { factOf, factsIn } from './lookupTable.ts';
import { factText, lookupText as text } from './lookups.text.ts';

const mostShown = 4;
/** One Ensembl id in a line. */
const factWidth = 190;

/** Values of one fact, the first few; all of them are copied and downloaded. */
const shortened = (values: readonly string[]): string =>
  values.length <= mostShown
    ? values.join('、')
    : `${values.slice(0, mostShown).join('、')} ${text.more(values.length)}`;

/** The columns of an entity that rows hold in whatever place. */
export function entityColumns<Row>(entities: readonly LookupEntity[], of: (row: Row) => LookupEntity): Column<Row>[] {
  return [
    { id: 'about', header: text.about, cell: (row) => of(row).name, width: 220 },
    ...factsIn(entities).map((key): Column<Row> => ({
      id: key,
      header: factText[key] ?? key,
      cell: (row) => shortened(factOf(of(row), key)),
      text: (row) => factOf(of(row), key).join('; '),
      width: factWidth,
    })),
    {
      id: 'links',
      header: text.links,
      cell: (row) => (
        <span className={styles.links}>
          {of(row).links.map((link) => (
            <HostLink key={link.url} {...link} />
          ))}
        </span>
      ),
      text: (row) =>
        of(row)
          .links.map(({ url }) => url)
          .join(' '),
      width: 360,
    },
  ];
}
