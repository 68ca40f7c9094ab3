import { sampleKinds, sampleStates, type SampleKind, type SampleState as State } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Allowed, useMay } from '../../../shared/access/index.ts';
import {
  FilterBar,
  FilteredList,
  FilterSelect,
  RowsTable,
  useListAddress,
  useListKeys,
  useListRows,
  useNarrow,
  useRowFocus,
  useSelection,
} from '../../../shared/list/index.ts';
import { useForms, type FormsQuery, type SampleSummary } from '../api.ts';
import { formPath } from '../paths.ts';
import { samplesText as text } from '../samples.text.ts';
import type { FormActs } from '../useFormActs.ts';
import { formColumns } from './formColumns.tsx';
import { FormMenuItems } from './FormMenuItems.tsx';

type FormListProps = Pick<FormsQuery, 'group' | 'sent'> & {
  readonly label: string;
  readonly acts: FormActs;
  /** Kinds that the list can be narrowed to; one kind needs no filter. */
  readonly kinds: readonly SampleKind[];
  readonly states: readonly State[];
  readonly empty: { readonly title: string; readonly description: string; readonly action?: ReactNode };
};

/** Forms with search, filters in the address, and what can be done with them. */
export function FormList({ acts: own, empty, group, kinds, label, sent, states }: FormListProps) {
  const filters = useMemo(() => ({ name: 'text', kind: kinds, state: states }) as const, [kinds, states]);
  const address = useListAddress(filters);
  const { clear, filtered, put, view } = address;
  const answer = useForms({
    ...(group && { group }),
    ...(sent && { sent }),
    kind: view.kind,
    name: view.name,
    page: view.page,
    pageSize: view.pageSize,
    state: view.state,
  });
  const list = useListRows<SampleSummary>(answer, view, address.go);
  const navigate = useNavigate();
  const may = useMay();
  const narrow = useNarrow();
  const selection = useSelection(list.rows);
  const keepFocus = useRowFocus(list.rows);
  const acts = {
    ...own,
    remove: (forms: readonly SampleSummary[]) => {
      keepFocus(forms);
      selection.clear();
      return own.remove(forms);
    },
  };
  const handleKeys = useListKeys({
    rows: list.rows,
    selected: selection.selected,
    onSelect: selection.select,
    remove: (forms) => may('sampleFormDelete') && void acts.remove(forms),
    undo: acts.undo,
  });

  return (
    <FilteredList
      address={address}
      found={text.found}
      list={list}
      none={<EmptyState {...empty} />}
      onKeyDown={handleKeys}
      selection={{
        ...selection,
        acts: (
          <Allowed call="sampleFormDelete">
            <Button
              disabled={!selection.chosen.every(({ can }) => can.delete)}
              onClick={() => void acts.remove(selection.chosen)}
              size="small"
            >
              {text.remove}
            </Button>
          </Allowed>
        ),
      }}
      toolbar={
        <FilterBar
          label={text.filters}
          onClear={filtered && clear}
          onSearch={(name) => put({ name })}
          search={text.search}
          value={view.name}
        >
          {kinds.length > 1 && (
            <FilterSelect
              all={text.allKinds}
              choices={kinds}
              label={text.kind}
              labels={sampleKinds}
              onChoose={(kind) => put({ kind })}
              value={view.kind}
            />
          )}
          <FilterSelect
            all={text.allStates}
            choices={states}
            label={text.state}
            labels={sampleStates}
            onChoose={(state) => put({ state })}
            value={view.state}
          />
        </FilterBar>
      }
    >
      {(table) => (
        <RowsTable
          {...table}
          columns={formColumns(acts, { kinds: kinds.length > 1, narrow, parcels: sent === true })}
          label={label}
          menuOf={(forms) => <FormMenuItems acts={acts} forms={forms} />}
          onRefresh={list.retry}
          onRowActivate={(form) => void navigate(formPath(form))}
          onSelect={selection.select}
          rowLabel={({ number }) => number}
          selected={selection.selected}
        />
      )}
    </FilteredList>
  );
}
