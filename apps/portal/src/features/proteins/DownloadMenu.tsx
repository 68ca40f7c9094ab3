import { proteinFormats } from '@panome/contract/proteins';
import { Button } from '@panome/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Allowed } from '../../shared/access/index.ts';
import { download } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { proteinText as text } from './proteins.text.ts';

type DownloadMenuProps = {
  /** What is downloaded: what a query finds, or the basket. */
  readonly of: { readonly query: string } | { readonly basket: '1' };
  readonly disabled?: boolean;
};

/** Saves the found proteins, or those of the basket, in a chosen format. */
export function DownloadMenu({ disabled = false, of }: DownloadMenuProps) {
  const tell = useTell();
  return (
    <Allowed call="proteinDownload">
      <Menu>
        <MenuTrigger>
          <Button disabled={disabled}>{text.download}</Button>
        </MenuTrigger>
        <MenuContent align="end">
          {proteinFormats.map((format) => (
            <MenuItem
              key={format}
              onSelect={() =>
                void download('proteinDownload', { ...of, format }).catch((error: unknown) =>
                  tell.failed(error, text.downloadFailed),
                )
              }
            >
              {text.formats[format]}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </Allowed>
  );
}
