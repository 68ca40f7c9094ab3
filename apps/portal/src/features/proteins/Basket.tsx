import type { ProteinRow } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { CopyButton } from '@panome/ui/copy-button';
import { Pagination } from '@panome/ui/pagination';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { useState } from 'react';
import { Allowed } from '../../shared/access/index.ts';
import { useCallPage } from '../../shared/api/index.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import * as styles from './Proteins.css.ts';
import { accessionOf, proteinColumns, rowKeyOf } from './proteinColumns.tsx';
import { proteinText as text } from './proteins.text.ts';
import { useBasket } from './useBasket.ts';

const basketColumns = proteinColumns.slice(0, 5).map((column) => ({ ...column, sortable: false }));

const start = { page: 1, pageSize: 10 };

/** The proteins that were put aside, to be downloaded together. */
export function Basket() {
  const [{ page, pageSize }, setPlace] = useState(start);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { data, isLoading } = useCallPage('proteinBasket', { page, size: pageSize });
  const change = useBasket();
  const rows: readonly ProteinRow[] = data?.data ?? [];
  const total = data?.total ?? 0;
  const remove = async (what: { readonly remove: readonly string[] } | { readonly clear: true }) => {
    await change(what);
    setSelected([]);
    setPlace({ page: 1, pageSize });
  };
  return (
    <Card
      actions={
        total > 0 && (
          <>
            {selected.length > 0 && (
              <Allowed call="proteinBasketStore">
                <Button onClick={() => void remove({ remove: selected.map(accessionOf) })}>{text.outOfBasket}</Button>
              </Allowed>
            )}
            <CopyButton label={text.basketNames} value={rows.map(({ accession }) => accession).join('\n')} />
            <DownloadMenu of={{ basket: '1' }} />
            <Allowed call="proteinBasketStore">
              <Button onClick={() => void remove({ clear: true })} variant="quiet">
                {text.basketClear}
              </Button>
            </Allowed>
          </>
        )
      }
      title={text.basket}
    >
      <div className={styles.part}>
        <Table
          columns={basketColumns}
          empty={<EmptyState description={text.basketEmptyHelp} variant="inline" title={text.basketEmpty} />}
          label={`${text.basket}列表`}
          loading={isLoading}
          rowKey={rowKeyOf}
          rows={rows}
          selection={{ mode: 'multiple', selected, onSelectedChange: setSelected }}
        />
        {total > start.pageSize && <Pagination onValueChange={setPlace} value={{ page, pageSize }} total={total} />}
      </div>
    </Card>
  );
}
