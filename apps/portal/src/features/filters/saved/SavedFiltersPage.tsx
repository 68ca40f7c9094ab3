import { Button } from '@panome/ui/button';
import { Combine, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { useWorkspace, WorkspacePage } from '../../../shared/workspace/index.ts';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import { FilterList } from './FilterList.tsx';
import { MergeDialog } from './MergeDialog.tsx';

/** 筛选详情: the saved filters: opened, used for other data, compared, downloaded; and tables that are merged. */
export const Page = () => (
  <WorkspacePage page="data-filter-view">
    <SavedFilters />
  </WorkspacePage>
);

function SavedFilters() {
  const { pathOf } = useWorkspace();
  const [merging, setMerging] = useState(false);
  return (
    <>
      <div className={styles.acts}>
        <Button asChild icon={<Plus aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
          <Link to={pathOf('data-filter')}>{text.newFilter}</Link>
        </Button>
        <Allowed call="mergeTable">
          <Button icon={<Combine aria-hidden size={16} strokeWidth={1.5} />} onClick={() => setMerging(true)}>
            {text.merge}
          </Button>
        </Allowed>
      </div>
      <FilterList />
      <MergeDialog onClose={() => setMerging(false)} open={merging} />
    </>
  );
}
