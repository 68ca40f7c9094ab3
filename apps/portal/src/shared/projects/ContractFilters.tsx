import { Checkbox } from '@panome/ui/checkbox';
import { FilterBar, FilterSelect, type ListView } from '../list/index.ts';
import { contractTableText as text } from './contractTable.text.ts';
import { FamilyFilter } from './FamilyFilter.tsx';
import { projectsText } from './projects.text.ts';
import { families, steps } from './projectTypes.ts';

/** What a list of contracts can be narrowed by. */
export const contractFilters = {
  name: 'text',
  family: families,
  step: steps,
  waiting: ['1'],
  original: ['expiring'],
} as const;
type ContractView = ListView<typeof contractFilters>;

type ContractFiltersProps = {
  /** Whether these are one's own contracts: only their owner has something to do for those that wait. */
  readonly own: boolean;
  readonly view: ContractView;
  readonly filtered: boolean;
  readonly put: (change: Partial<ContractView>) => void;
  readonly clear: () => void;
};

/** Narrows a list of contracts; what is chosen stands in the address. */
export const ContractFilters = ({ clear, filtered, own, put, view }: ContractFiltersProps) => (
  <FilterBar
    label={text.filters}
    onClear={filtered && clear}
    onSearch={(name) => put({ name })}
    search={text.search}
    value={view.name}
  >
    <FamilyFilter onChoose={(family) => put({ family })} value={view.family} />
    <FilterSelect
      all={text.allSteps}
      choices={steps}
      label={text.step}
      labels={projectsText.steps}
      onChoose={(step) => put({ step })}
      value={view.step}
    />
    {own && (
      <Checkbox
        checked={view.waiting === '1'}
        label={text.waiting}
        onCheckedChange={(on) => put({ waiting: on ? '1' : '' })}
      />
    )}
    {own && (
      <Checkbox
        checked={view.original === 'expiring'}
        label={text.expiring}
        onCheckedChange={(on) => put({ original: on ? 'expiring' : '' })}
      />
    )}
  </FilterBar>
);
