import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Menu, MenuCheckItem, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@panome/ui/menu';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../access/index.ts';
import { download } from '../../../api/index.ts';
import { useTell } from '../../../page/index.ts';
import { resultText } from '../result.text.ts';
import { requestOf, type TableView } from './tableView.ts';

/** The rows of the present search and filter, all of them and with all columns, as a file. */
export function TableDownload({ missionId, view }: { readonly missionId: string; readonly view: TableView }) {
  const text = useText(resultText);
  const tell = useTell();
  const [raw, setRaw] = useState(false);
  const [making, setMaking] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setMaking(true);
    await download('taskDownloadResult', { id: missionId, ...requestOf(view), format, raw: raw ? '1' : '0' }).catch(
      (error: unknown) => tell.failed(error, text.downloadFailed),
    );
    setMaking(false);
  };
  return (
    <Allowed call="taskDownloadResult">
      <Menu>
        <MenuTrigger>
          <Button icon={<Download aria-hidden size={16} strokeWidth={1.5} />} loading={making}>
            {text.downloadTable}
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuLabel>{text.downloadRows}</MenuLabel>
          <MenuItem onSelect={() => void save('csv')}>{text.csv}</MenuItem>
          <MenuItem onSelect={() => void save('xlsx')}>{text.xlsx}</MenuItem>
          <MenuSeparator />
          <MenuCheckItem checked={raw} onCheckedChange={setRaw}>
            {text.raw}
          </MenuCheckItem>
        </MenuContent>
      </Menu>
    </Allowed>
  );
}
