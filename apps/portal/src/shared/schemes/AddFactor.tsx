import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { TextField } from '@panome/ui/text-field';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SchemeKind } from './schemeTypes.ts';
import { schemesText as text } from './schemes.text.ts';

type AddFactorProps = {
  readonly kind: SchemeKind;
  /** Names that other factors have. */
  readonly taken: readonly string[];
  readonly onAdd: (name: string) => void;
};

const usual: Readonly<Record<SchemeKind, readonly string[]>> = {
  general: [text.batch],
  micro: [text.subgroup, text.block, text.batch],
};

/** Adds a factor under a usual name, or under one that is typed. */
export function AddFactor({ kind, onAdd, taken }: AddFactorProps) {
  const [typed, setTyped] = useState<string>();
  const name = typed?.trim() ?? '';
  const isTaken = taken.includes(name);
  const add = () => {
    if (name === '' || isTaken) return;
    setTyped(undefined);
    onAdd(name);
  };
  return (
    <>
      <Menu>
        <MenuTrigger>
          <Button icon={<Plus aria-hidden size={16} strokeWidth={1.5} />} size="small" variant="quiet">
            {text.addFactor}
          </Button>
        </MenuTrigger>
        <MenuContent>
          {usual[kind]
            .filter((one) => !taken.includes(one))
            .map((one) => (
              <MenuItem key={one} onSelect={() => onAdd(one)}>
                {one}
              </MenuItem>
            ))}
          <MenuItem onSelect={() => setTyped('')}>{text.otherFactor}</MenuItem>
        </MenuContent>
      </Menu>
      <Dialog onOpenChange={(open) => !open && setTyped(undefined)} open={typed !== undefined}>
        <DialogContent
          footer={
            <Button disabled={name === '' || isTaken} onClick={add} variant="primary">
              {text.addNamed}
            </Button>
          }
          size="small"
          title={text.addFactor}
        >
          <TextField
            error={isTaken ? text.factorTaken : undefined}
            label={text.factorName}
            maxLength={100}
            onValueChange={setTyped}
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && add()}
            value={typed ?? ''}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
