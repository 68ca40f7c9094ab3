import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { FileIcon } from '@panome/ui/file-icon';
import { List, ListItem } from '@panome/ui/list';
import { TruncatedName } from '@panome/ui/truncated-name';
import { useState } from 'react';
import { download } from '../../../shared/api/index.ts';
import { formatSize } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import * as styles from './Identity.css.ts';
import { identityText as text } from './identity.text.ts';

type IdentityDocument = ResponseOf<'userGetSocialInfo'>['documents'][number];

type DocumentListProps = {
  readonly documents: readonly IdentityDocument[];
  /** The documents marked for removal; without it none can be removed. */
  readonly choice?: { readonly gone: ReadonlySet<string>; readonly onToggle: (id: string) => void };
};

/** Documents that the server has. */
export function DocumentList({ choice, documents }: DocumentListProps) {
  return (
    <List label={text.documents} size="small">
      {documents.map((document) => {
        const gone = choice?.gone.has(document.id) ?? false;
        return (
          <ListItem
            actions={
              choice ? (
                <Button
                  aria-label={gone ? text.undoRemove(document.name) : text.removeDocument(document.name)}
                  onClick={() => choice.onToggle(document.id)}
                  size="small"
                  variant="quiet"
                >
                  {gone ? text.undo : text.delete}
                </Button>
              ) : (
                <DownloadButton document={document} />
              )
            }
            key={document.id}
            leading={<FileIcon name={document.name} size="medium" />}
            meta={gone ? text.removed : formatSize(document.size)}
            title={
              <span className={gone ? styles.gone : undefined}>
                <TruncatedName>{document.name}</TruncatedName>
              </span>
            }
          />
        );
      })}
    </List>
  );
}

function DownloadButton({ document: { id, name } }: { readonly document: IdentityDocument }) {
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const get = async () => {
    setBusy(true);
    await download('userSocialDocument', { id }).catch((error: unknown) => tell.failed(error));
    setBusy(false);
  };
  return (
    <Button aria-label={text.downloadOf(name)} loading={busy} onClick={() => void get()} size="small" variant="quiet">
      {text.download}
    </Button>
  );
}
