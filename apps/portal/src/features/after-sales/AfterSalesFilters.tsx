import { Tag } from '@panome/ui/tag';
import { FilterBar, FilterSelect } from '../../shared/list/index.ts';
import { afterSalesText as text } from './afterSales.text.ts';
import { filters, type AfterSalesView } from './afterSalesView.ts';

type AfterSalesFiltersProps = {
  readonly view: AfterSalesView;
  readonly put: (change: Partial<AfterSalesView>) => void;
  readonly clear: () => void;
  readonly filtered: boolean;
  /** Number of the contract that the list is filtered by; unknown until a row names it. */
  readonly contractNumber: string | undefined;
};

/** Narrows the list by words, state and contract. */
export const AfterSalesFilters = ({ clear, contractNumber, filtered, put, view }: AfterSalesFiltersProps) => (
  <FilterBar
    label={text.filters}
    onClear={filtered && clear}
    onSearch={(search) => put({ search })}
    search={text.search}
    value={view.search}
  >
    <FilterSelect
      all={text.allStates}
      choices={filters.state}
      label={text.state}
      labels={text.states}
      onChoose={(state) => put({ state })}
      value={view.state}
    />
    {view.contract && (
      <Tag onClose={() => put({ contract: '' })}>
        {contractNumber ? text.ofContract(contractNumber) : text.thisContract}
      </Tag>
    )}
  </FilterBar>
);
