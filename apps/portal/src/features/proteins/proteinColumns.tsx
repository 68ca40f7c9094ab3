import type { ProteinRow } from '@panome/contract';
import { Link } from '@panome/ui/link';
import type { Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { Link as RouterLink } from 'react-router-dom';
import { proteinPaths } from './paths.ts';
import { existenceText, proteinText as text } from './proteins.text.ts';

/** What is known of an entry's status: nobody but its owner has looked at an own sequence. */
export const statusOf = ({ own, reviewed }: Pick<ProteinRow, 'own' | 'reviewed'>): string =>
  own ? text.ownSequence : reviewed ? text.reviewedYes : text.reviewedNo;

/** An own protein may stand beside a public one of the same accession. */
export const rowKeyOf = ({ accession, own }: ProteinRow): string => (own ? `${accession} own` : accession);
export const accessionOf = (rowKey: string): string => rowKey.split(' ')[0]!;

/** The columns of a list of proteins; those with the names of sorts are sorted by the server. */
export const proteinColumns: readonly Column<ProteinRow>[] = [
  {
    id: 'accession',
    header: text.accession,
    cell: ({ accession }) => (
      <Link asChild>
        <RouterLink to={proteinPaths.detail(accession)}>{accession}</RouterLink>
      </Link>
    ),
    text: ({ accession }) => accession,
    width: 120,
    sortable: true,
    hideable: false,
  },
  {
    id: 'name',
    header: text.name,
    cell: ({ name, own, simulated }) => (
      <>
        {own && <Tag>{text.own}</Tag>} {simulated && <Tag>{text.simulated}</Tag>} {name}
      </>
    ),
    text: ({ name }) => name,
    minWidth: 220,
  },
  { id: 'gene', header: text.gene, cell: ({ genes }) => genes.slice(0, 2).join('、'), width: 120, sortable: true },
  { id: 'organism', header: text.organism, cell: ({ organism }) => organism, width: 200 },
  {
    id: 'length',
    header: text.length,
    cell: ({ length }) => text.count(length),
    align: 'end',
    width: 112,
    sortable: true,
  },
  {
    id: 'mass',
    header: text.mass,
    cell: ({ mass }) => (mass > 0 ? text.count(mass) : ''),
    align: 'end',
    width: 136,
    sortable: true,
  },
  { id: 'entry_name', header: text.entryName, cell: ({ entry_name }) => entry_name, width: 150, sortable: true },
  { id: 'existence', header: text.existence, cell: ({ existence }) => existenceText[existence] ?? '', width: 110 },
  {
    id: 'status',
    header: text.status,
    cell: statusOf,
    width: 100,
  },
];
