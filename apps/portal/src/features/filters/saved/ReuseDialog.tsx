import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Select } from '@panome/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import { filtersText as text } from '../filters.text.ts';
import type { FilterItem } from '../filterTypes.ts';
import { useTableChoices } from '../useFilterTable.ts';

type ReuseDialogProps = { readonly filter: FilterItem | null; readonly onClose: () => void };

/** Opens the conditions of a saved filter on another table. */
export const ReuseDialog = ({ filter, onClose }: ReuseDialogProps) => (
  <Dialog onOpenChange={(open) => !open && onClose()} open={filter !== null}>
    {filter && <Content filter={filter} />}
  </Dialog>
);

function Content({ filter }: { readonly filter: FilterItem }) {
  const { pathOf } = useWorkspace();
  const navigate = useNavigate();
  const choices = useTableChoices();
  const [table, setTable] = useState(choices[0]?.value ?? '');
  return (
    <DialogContent
      description={text.reuseHelp}
      footer={
        <Button
          disabled={table === ''}
          onClick={() => void navigate(pathOf('data-filter', { filter: filter.id, table }))}
          variant="primary"
        >
          {text.reuseOpen}
        </Button>
      }
      size="small"
      title={text.reuseTitle(filter.name)}
    >
      <Select
        label={text.table}
        onValueChange={setTable}
        options={choices.map(({ name, title, value }) => ({ value, label: text.tableOf(title, name) }))}
        value={table}
      />
    </DialogContent>
  );
}
