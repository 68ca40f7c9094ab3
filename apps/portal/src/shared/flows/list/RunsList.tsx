import { Button } from '@panome/ui/button';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { Allowed, useMay } from '../../access/index.ts';
import type { CallError, Page } from '../../api/index.ts';
import {
  FilteredList,
  RowsTable,
  useListKeys,
  useListRows,
  useNarrow,
  useRowFocus,
  useSelection,
} from '../../list/index.ts';
import { flowsText as text } from '../flows.text.ts';
import type { FlowRun } from '../flowTypes.ts';
import { compareRunsPath } from '../paths.ts';
import { runColumns } from './runColumns.tsx';
import { RunMenuItems } from './RunMenuItems.tsx';
import { useLiveRuns } from './useLiveRuns.ts';
import { useRunListActs } from './useRunListActs.ts';

type RunsListProps = {
  /** Of `useListAddress`. */
  readonly address: {
    readonly view: { readonly page: number; readonly pageSize: number };
    readonly filtered: boolean;
    readonly clear: () => void;
    readonly go: (place: { readonly page?: number; readonly pageSize?: number }) => void;
  };
  readonly answer: SWRResponse<Page<FlowRun[]>, CallError>;
  /** Where a run is shown. */
  readonly pathOf: (run: FlowRun) => string;
  /** Runs of one project need not say which. */
  readonly withProject: boolean;
  /** What stands in a list that nobody narrowed and that has no rows. */
  readonly none: ReactNode;
  readonly toolbar: ReactNode;
};

/** Runs with what can be done with them, one entry a run, live. */
export function RunsList({ address, answer, none, pathOf, toolbar, withProject }: RunsListProps) {
  const narrow = useNarrow();
  const navigate = useNavigate();
  useLiveRuns(answer);
  const list = useListRows<FlowRun>(answer, address.view, address.go);
  const selection = useSelection(list.rows);
  const keepFocus = useRowFocus(list.rows);
  const may = useMay();
  const acts = useRunListActs(
    (run) => void navigate(pathOf(run)),
    (runs) => {
      keepFocus(runs);
      selection.clear();
    },
  );
  const handleKeys = useListKeys({
    rows: list.rows,
    selected: selection.selected,
    onSelect: selection.select,
    remove: (runs) => may('flowRunDelete') && void acts.remove(runs),
    undo: acts.undo,
  });
  const { chosen } = selection;
  const active = chosen.filter(({ can }) => can.cancel);
  const [left, right] = chosen;
  return (
    <FilteredList
      address={address}
      found={text.found}
      list={list}
      none={none}
      onKeyDown={handleKeys}
      selection={{
        ...selection,
        acts: (
          <>
            {left && right && chosen.length === 2 && (
              <Button asChild size="small">
                <Link to={compareRunsPath(left.id, right.id)}>{text.compareTwo}</Link>
              </Button>
            )}
            {active.length > 0 && (
              <Allowed call="flowRunCancel">
                <Button onClick={() => void acts.cancel(active)} size="small">
                  {text.cancel}
                </Button>
              </Allowed>
            )}
            <Allowed call="flowRunDelete">
              <Button onClick={() => void acts.remove(chosen)} size="small">
                {text.remove}
              </Button>
            </Allowed>
          </>
        ),
      }}
      toolbar={toolbar}
    >
      {(table) => (
        <RowsTable
          {...table}
          columns={runColumns({
            narrow,
            pathOf,
            withProject,
            items: (run) => <RunMenuItems acts={acts} runs={[run]} />,
          })}
          label={text.runTable}
          menuOf={(runs) => <RunMenuItems acts={acts} runs={runs} />}
          onRefresh={list.retry}
          onRowActivate={acts.open}
          onSelect={selection.select}
          rowLabel={({ name }) => name}
          selected={selection.selected}
        />
      )}
    </FilteredList>
  );
}
