import { sampleKinds, sampleStates, type SampleKind, type SampleState as State } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { Select } from '@panome/ui/select';
import { EmptyState } from '@panome/ui/state';
import { TableSelectionBar } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListEmpty, listStyles, RowsTable, SearchBox, useListAddress, useListKeys, useListRows, useNarrow, useRowFocus } from '../../../shared/list/index.ts';
import { useForms, type FormsQuery, type SampleSummary } from '../api.ts';
import { formPath } from '../paths.ts';
import { samplesText as text } from '../samples.text.ts';
import type { FormActs } from '../useFormActs.ts';
import { formColumns } from './formColumns.tsx';
import { FormMenuItems } from './FormMenuItems.tsx';
import * as styles from './List.css.ts';

type FormListProps = Pick<FormsQuery, 'group' | 'sent'> & {
  readonly label: string;
  readonly acts: FormActs;
  /** Kinds that the list can be narrowed to; one kind needs no filter. */
  readonly kinds: readonly SampleKind[];
  readonly states: readonly State[];
  readonly empty: { readonly title: string; readonly description: string; readonly action?: ReactNode };
};

const all = 'all';

/** Forms with search, filters in the address, and what can be done with them. */
export function FormList({ acts: own, empty, group, kinds, label, sent, states }: FormListProps) {
  const filters = useMemo(() => ({ name: 'text', kind: kinds, state: states }) as const, [kinds, states]);
  const { clear, filtered, go, put, view } = useListAddress(filters);
  const answer = useForms({ ...(group && { group }), ...(sent && { sent }), kind: view.kind, name: view.name, page: view.page, pageSize: view.pageSize, state: view.state });
  const { error, loading, range, retry, rows, total } = useListRows<SampleSummary>(answer, view, go);
  const navigate = useNavigate();
  const narrow = useNarrow();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const keepFocus = useRowFocus(rows);
  const acts = {
    ...own,
    remove: (forms: readonly SampleSummary[]) => {
      keepFocus(forms);
      setSelected([]);
      return own.remove(forms);
    },
  };
  const handleKeys = useListKeys({ rows, selected, onSelect: setSelected, remove: (forms) => void acts.remove(forms), undo: acts.undo });
  const chosen = rows.filter(({ id }) => selected.includes(id));

  return (
    // The keys are those of the rows.
    <div className={listStyles.surface} onKeyDown={handleKeys} role="presentation">
      <div className={listStyles.toolbar}>
        {chosen.length > 0 ? (
          <TableSelectionBar count={chosen.length} onClear={() => setSelected([])}>
            <Button disabled={!chosen.every(({ can }) => can.delete)} onClick={() => void acts.remove(chosen)} size="small">
              {text.remove}
            </Button>
          </TableSelectionBar>
        ) : (
          <div aria-label={text.filters} className={styles.filters} role="search">
            <SearchBox label={text.search} onSearch={(name) => put({ name })} value={view.name} />
            {kinds.length > 1 && (
              <div className={styles.kind}>
                <Select label={text.kind} labelHidden onValueChange={(kind) => put({ kind: kinds.find((one) => one === kind) ?? '' })} options={[{ value: all, label: text.allKinds }, ...kinds.map((kind) => ({ value: kind, label: sampleKinds[kind] }))]} value={view.kind || all} />
              </div>
            )}
            <div className={styles.state}>
              <Select label={text.state} labelHidden onValueChange={(state) => put({ state: states.find((one) => one === state) ?? '' })} options={[{ value: all, label: text.allStates }, ...states.map((state) => ({ value: state, label: sampleStates[state] }))]} value={view.state || all} />
            </div>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{filtered && !loading && !error ? text.found(total) : ''}</VisuallyHidden>
      <RowsTable
        columns={formColumns(acts, { kinds: kinds.length > 1, narrow, parcels: sent === true })}
        empty={
          <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
            <EmptyState {...empty} />
          </ListEmpty>
        }
        label={label}
        loading={loading}
        menuOf={(forms) => <FormMenuItems acts={acts} forms={forms} />}
        onRefresh={retry}
        onRowActivate={(form) => void navigate(formPath(form))}
        onSelect={setSelected}
        range={range}
        rowLabel={({ number }) => number}
        rows={rows}
        selected={selected}
      />
      {total > 0 && <Pagination onChange={({ page, pageSize }) => go({ page, pageSize })} page={view.page} pageSize={view.pageSize} total={total} />}
    </div>
  );
}
