import { experienceFacets, type ExperienceKind } from '@panome/contract/product-db';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import {
  FilterBar,
  FilteredList,
  FilterSelect,
  useListAddress,
  useListRows,
  useNarrow,
} from '../../shared/list/index.ts';
import { filters, narrowedOf, useExperiencePage, useFacets } from './api.ts';
import { experienceColumns } from './experienceColumns.tsx';
import { experienceText as text } from './experience.text.ts';
import { FacetFilter } from './FacetFilter.tsx';

type ExperienceListProps = {
  readonly kind: ExperienceKind;
  readonly address: ReturnType<typeof useListAddress<typeof filters>>;
  readonly pathOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
};

/** The rows of a kind with their filters, which stand in the address. */
export function ExperienceList({ address, kind, onOpen, pathOf }: ExperienceListProps) {
  const { clear, filtered, go, put, view } = address;
  const facets = useFacets(narrowedOf(kind, view)).data;
  const narrow = useNarrow();
  return (
    <FilteredList
      address={address}
      found={text.found}
      list={useListRows(useExperiencePage(kind, view), view, go)}
      none={<EmptyState description={text.noneHint} title={text.none} />}
      toolbar={
        <FilterBar
          label={text.filters}
          onClear={filtered && clear}
          onSearch={(words) => put({ words })}
          search={text.search}
          value={view.words}
        >
          {experienceFacets.map((facet) => (
            <FacetFilter
              counts={facets?.[facet] ?? []}
              key={facet}
              label={text.facets[facet]}
              onChoose={(value) => put({ [facet]: value })}
              value={view[facet]}
            />
          ))}
          <FilterSelect
            all={text.allResults}
            choices={filters.passed}
            label={text.result}
            labels={{
              yes: text.withCount(text.passed, facets?.passed.yes ?? 0),
              no: text.withCount(text.failed, facets?.passed.no ?? 0),
            }}
            onChoose={(passed) => put({ passed })}
            value={view.passed}
          />
        </FilterBar>
      }
    >
      {(table) => (
        <Table
          {...table}
          columns={experienceColumns({ kind, narrow, pathOf })}
          label={text.table}
          onRowActivate={({ id }) => onOpen(id)}
          rowKey={({ id }) => id}
        />
      )}
    </FilteredList>
  );
}
