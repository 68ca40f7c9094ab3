import { Button } from '@panome/ui/button';
import { ChartScatter } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { isPlain, nextOfTable } from '../../../shared/run/result/tables/nextInputs.ts';
import { toolFormPath } from '../../../shared/tasks/index.ts';
import { ToolDialog, type ToolSummary } from '../../../shared/tools/index.ts';
import { filtersText as text } from '../filters.text.ts';
import type { FilterPreview } from '../filterTypes.ts';

type GoOnButtonProps = {
  readonly filterId: string;
  /** What is filtered. */
  readonly source: string;
  readonly columns: FilterPreview['columns'];
};

/** The id of the table in the id of a source that is a table of a result. */
const resultTable = /^table:[^/]+\/([^?]+)/u;

/** Opens the form of a tool with the rows of a saved filter as the input that takes them. */
export function GoOnButton({ columns, filterId, source }: GoOnButtonProps) {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const ofResult = resultTable.exec(source)?.[1];
  const table = { id: ofResult ?? 'filter', title: '', rows: 1, columns: [...columns] };
  const next = nextOfTable(table);
  // Of a table of a result its columns say what takes it, of any other what it is when it is read.
  const offered = ofResult === undefined ? {} : { fits: (tool: ToolSummary) => next(tool) !== undefined };
  return (
    <>
      <Allowed call="taskStore">
        <Button
          icon={<ChartScatter aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => setChoosing(true)}
          variant="primary"
        >
          {text.goOn}
        </Button>
      </Allowed>
      <ToolDialog
        {...offered}
        hint={text.goOnHint}
        onChoose={(tool, found) => {
          setChoosing(false);
          const input = (ofResult === undefined && found) || next(tool);
          void navigate(toolFormPath(tool.id, { file: `filter:${filterId}`, ...(input && { input }) }));
        }}
        onClose={() => setChoosing(false)}
        open={choosing}
        table={ofResult === undefined || isPlain(table) ? { id: `filter:${filterId}` } : undefined}
      />
    </>
  );
}
