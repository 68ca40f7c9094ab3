import type { RequestOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { download } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { filtersText as text } from '../filters.text.ts';

type What = RequestOf<'downloadDataFilter'>;

/** All rows that a filter keeps, as a file; of a saved one also with its rule. */
export function DownloadMenu({ what }: { readonly what: What }) {
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const during = async (work: Promise<void>) => {
    setBusy(true);
    await work.catch((error: unknown) => tell.failed(error, text.downloadFailed));
    setBusy(false);
  };
  return (
    <Allowed call={['downloadDataFilter', 'downloadDataFilterZip']}>
      <Menu>
        <MenuTrigger>
          <Button disabled={busy} icon={<Download aria-hidden size={16} strokeWidth={1.5} />}>
            {busy ? text.downloading : text.download}
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => void during(download('downloadDataFilter', { ...what, format: 'csv' }))}>
            {text.asCsv}
          </MenuItem>
          <MenuItem onSelect={() => void during(download('downloadDataFilter', { ...what, format: 'xlsx' }))}>
            {text.asXlsx}
          </MenuItem>
          {'filter_id' in what && (
            <MenuItem onSelect={() => void during(download('downloadDataFilterZip', { ids: [what.filter_id] }))}>
              {text.asZip}
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
    </Allowed>
  );
}
