import type { ProteinRow } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { CopyButton } from '@panome/ui/copy-button';
import { DataTable, type Column } from '@panome/ui/table';
import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../shared/access/index.ts';
import * as styles from './Proteins.css.ts';
import { proteinPaths } from './paths.ts';
import { proteinColumns } from './proteinColumns.tsx';
import { proteinText as text } from './proteins.text.ts';
import { useBasket } from './useBasket.ts';

type Answer = ResponseOf<'proteinBatch'>;
type Found = Answer['found'][number];
const mostShown = 200;

const columns: readonly Column<Found>[] = [
  { id: 'typed', header: text.typed, cell: ({ name }) => name, width: 140, sticky: true },
  { id: 'via', header: text.via, cell: ({ via }) => text.vias[via], width: 90 },
  ...proteinColumns.map(({ cell, id, header, text: plain, width = 220 }): Column<Found> => ({
    id,
    header,
    width,
    cell: ({ protein }) => cell(protein),
    ...(plain && { text: ({ protein }: Found) => plain(protein) }),
  })),
];

const links = (proteins: readonly ProteinRow[]) =>
  proteins.map(({ accession, organism }) => (
    <Link asChild key={accession}>
      <RouterLink to={proteinPaths.detail(accession)}>
        {accession}（{organism}）
      </RouterLink>
    </Link>
  ));

/** What a list found: proteins, names of several, and names of none. */
export function BatchResult({ answer: { ambiguous, found, missing, repeated } }: { readonly answer: Answer }) {
  const change = useBasket();
  return (
    <>
      <Card
        actions={
          found.length > 0 && (
            <Allowed call="proteinBasketStore">
              <Button onClick={() => void change({ add: found.map(({ protein }) => protein.accession) })}>
                {text.listAll}
              </Button>
            </Allowed>
          )
        }
        description={repeated > 0 ? text.listRepeated(repeated) : undefined}
        title={text.listFound(found.length)}
      >
        {found.length > 0 && (
          <div className={styles.table}>
            <DataTable
              columns={columns}
              label={`${text.listFound(found.length)}列表`}
              rowKey={({ name }) => name}
              rows={found}
            />
          </div>
        )}
      </Card>
      {ambiguous.length > 0 && (
        <Card description={text.listAmbiguousHelp} title={text.listAmbiguous(ambiguous.length)}>
          <ul className={styles.values}>
            {ambiguous.slice(0, mostShown).map(({ name, proteins }) => (
              <li className={styles.links} key={name}>
                <strong>{name}</strong>
                {links(proteins)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {missing.length > 0 && (
        <Card
          actions={<CopyButton label={text.copyMissing} value={missing.join('\n')} withLabel />}
          title={text.listMissing(missing.length)}
        >
          <Text tone="muted">{missing.slice(0, mostShown).join('、')}</Text>
        </Card>
      )}
    </>
  );
}
