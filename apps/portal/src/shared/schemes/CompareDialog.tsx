import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { useState } from 'react';
import { SchemeDiff } from './SchemeDiff.tsx';
import type { StoredScheme } from './schemeTypes.ts';
import { schemesText as text } from './schemes.text.ts';

type CompareDialogProps = {
  /** The scheme that is compared; null while the dialog is closed. */
  readonly scheme: StoredScheme | null;
  readonly others: readonly StoredScheme[];
  readonly onClose: () => void;
};

/** The names are the heads of the columns already. */
const unnamed = ({ contrasts, kind, scheme }: StoredScheme) => ({ contrasts, kind, scheme });

/** What differs between a scheme and another one of the same place. */
export function CompareDialog({ onClose, others, scheme }: CompareDialogProps) {
  const [wanted, setWanted] = useState('');
  const other = others.find(({ id }) => id === wanted) ?? others[0];
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={scheme !== null}>
      <DialogContent size="large" title={text.compareTitle(scheme?.name ?? '')}>
        {scheme && other && (
          <Stack>
            <Select
              label={text.other}
              onValueChange={setWanted}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={other.id}
            />
            <SchemeDiff left={unnamed(scheme)} names={[scheme.name, other.name]} right={unnamed(other)} />
          </Stack>
        )}
      </DialogContent>
    </Dialog>
  );
}
