import { Button } from '@panome/ui/button';
import { Checkbox } from '@panome/ui/checkbox';
import { Select } from '@panome/ui/select';
import { useCallback } from 'react';
import { SearchBox, type ListView } from '../list/index.ts';
import { contractTableText as text } from './contractTable.text.ts';
import * as styles from './Projects.css.ts';
import { projectsText } from './projects.text.ts';
import { families, steps } from './projectTypes.ts';

/** What a list of contracts can be narrowed by. */
export const contractFilters = { name: 'text', family: families, step: steps, waiting: ['1'], original: ['expiring'] } as const;
export type ContractView = ListView<typeof contractFilters>;

/** A list's value cannot be empty. */
const all = 'all';

type ContractFiltersProps = { /** What waits is the owner's to do. */ readonly own: boolean; readonly view: ContractView; readonly filtered: boolean; readonly put: (change: Partial<ContractView>) => void; readonly clear: () => void };

/** Narrows a list of contracts; what is chosen stands in the address. */
export function ContractFilters({ clear, filtered, own, put, view }: ContractFiltersProps) {
  const search = useCallback((name: string) => put({ name }), [put]);
  return (
    <div aria-label={text.filters} className={styles.filters} role="search">
      <SearchBox label={text.search} onSearch={search} value={view.name} />
      <div className={styles.filter}>
        <Select
          label={projectsText.family}
          labelHidden
          onValueChange={(family) => put({ family: families.find((one) => one === family) ?? '' })}
          options={[{ value: all, label: projectsText.allFamilies }, ...families.map((family) => ({ value: family, label: projectsText.families[family] }))]}
          value={view.family || all}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label={text.step}
          labelHidden
          onValueChange={(step) => put({ step: steps.find((one) => one === step) ?? '' })}
          options={[{ value: all, label: text.allSteps }, ...steps.map((step) => ({ value: step, label: projectsText.steps[step] }))]}
          value={view.step || all}
        />
      </div>
      {own && <Checkbox checked={view.waiting === '1'} label={text.waiting} onCheckedChange={(on) => put({ waiting: on ? '1' : '' })} />}
      {own && <Checkbox checked={view.original === 'expiring'} label={text.expiring} onCheckedChange={(on) => put({ original: on ? 'expiring' : '' })} />}
      {filtered && (
        <Button onClick={clear} variant="quiet">
          {text.reset}
        </Button>
      )}
    </div>
  );
}
