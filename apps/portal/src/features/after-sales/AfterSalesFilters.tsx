import { Button } from '@panome/ui/button';
import { Select } from '@panome/ui/select';
import { Tag } from '@panome/ui/tag';
import { useCallback } from 'react';
import { SearchBox } from '../../shared/list/index.ts';
import * as styles from './AfterSales.css.ts';
import { afterSalesText as text } from './afterSales.text.ts';
import { filters, type AfterSalesView } from './afterSalesView.ts';

/** A list's value cannot be empty. */
const all = 'all';

type AfterSalesFiltersProps = {
  readonly view: AfterSalesView;
  readonly put: (change: Partial<AfterSalesView>) => void;
  readonly clear: () => void;
  readonly filtered: boolean;
  /** Of the contract that the list is narrowed to, once a row says it. */
  readonly contractNumber: string | undefined;
};

/** Narrows the list by words, state and contract. */
export function AfterSalesFilters({ clear, contractNumber, filtered, put, view }: AfterSalesFiltersProps) {
  // The address keeps what was chosen; the field waits for the word to be finished.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const search = useCallback((words: string) => put({ search: words }), [view.state, view.contract]);
  return (
    <div aria-label={text.filters} className={styles.filters} role="search">
      <SearchBox label={text.search} onSearch={search} value={view.search} />
      <div className={styles.filter}>
        <Select
          label={text.state}
          labelHidden
          onValueChange={(value) => put({ state: filters.state.find((state) => state === value) ?? '' })}
          options={[{ value: all, label: text.allStates }, ...filters.state.map((state) => ({ value: state, label: text.states[state] }))]}
          value={view.state || all}
        />
      </div>
      {view.contract && <Tag onRemove={() => put({ contract: '' })}>{contractNumber ? text.ofContract(contractNumber) : text.thisContract}</Tag>}
      {filtered && (
        <Button onClick={clear} variant="quiet">
          {text.reset}
        </Button>
      )}
    </div>
  );
}
