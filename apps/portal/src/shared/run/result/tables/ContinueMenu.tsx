import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { ChartScatter } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../access/index.ts';
import { storedFirst, ToolDialog } from '../../../tools/index.ts';
import { resultText } from '../result.text.ts';
import type { TableMeta } from '../resultTypes.ts';
import { isPlain, nextOfTable } from './nextInputs.ts';
import type { TableView } from './tableView.ts';
import { useContinue } from './useContinue.ts';

/** Where the rows of the present search and filter can go on to. */
export function ContinueMenu({
  missionId,
  table,
  view,
}: {
  readonly missionId: string;
  readonly table: TableMeta;
  readonly view: TableView;
}) {
  const text = useText(resultText);
  const [choosing, setChoosing] = useState(false);
  const { busy, goOn, keep } = useContinue(missionId, view);
  const next = nextOfTable(table);
  return (
    <>
      <Allowed call="taskStoreResult">
        <Menu>
          <MenuTrigger>
            <Button icon={<ChartScatter aria-hidden size={16} strokeWidth={1.5} />} loading={busy}>
              {text.goOn}
            </Button>
          </MenuTrigger>
          <MenuContent align="end">
            <Allowed call="taskStore">
              <MenuItem onSelect={() => setChoosing(true)}>{text.useInTool}</MenuItem>
            </Allowed>
            <MenuItem onSelect={() => void keep('all')}>{text.keepTable}</MenuItem>
          </MenuContent>
        </Menu>
      </Allowed>
      <ToolDialog
        fits={(tool) => next(tool) !== undefined}
        hint={storedFirst}
        onChoose={(tool) => {
          setChoosing(false);
          void goOn(tool, next);
        }}
        onClose={() => setChoosing(false)}
        open={choosing}
        table={isPlain(table) ? { id: `table:${missionId}/${table.id}` } : undefined}
      />
    </>
  );
}
