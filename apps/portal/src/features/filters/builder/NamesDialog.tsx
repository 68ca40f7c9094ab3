import { ruleLimits, type Rule } from '@panome/analysis/rules';
import { Button } from '@panome/ui/button';
import { Combobox } from '@panome/ui/combobox';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { RadioGroup } from '@panome/ui/radio-group';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { filtersText as text } from '../filters.text.ts';
import type { FilterTable } from '../filterTypes.ts';

type NamesDialogProps = {
  readonly open: boolean;
  readonly table: FilterTable;
  readonly onClose: () => void;
  readonly onAdd: (rule: Rule) => void;
};

/** A condition by a list of names that is pasted. */
export const NamesDialog = ({ onClose, open, ...content }: NamesDialogProps) => (
  <Dialog onOpenChange={(next) => !next && onClose()} open={open}>
    {open && <Content {...content} />}
  </Dialog>
);

const namesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n\r\t,，;；]/u)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

function Content({ onAdd, table }: Omit<NamesDialogProps, 'onClose' | 'open'>) {
  const [column, setColumn] = useState(table.columns[0]?.name ?? '');
  const [typed, setTyped] = useState('');
  const [mode, setMode] = useState<'in' | 'not-in'>('in');
  const names = namesIn(typed);
  const tooMany = names.length > ruleLimits.names;
  const add = () => onAdd({ column, op: mode, values: names, of: text.pasted });
  return (
    <DialogContent
      description={text.namesHelp}
      footer={
        <Button disabled={names.length === 0 || tooMany} onClick={add} variant="primary">
          {text.add}
        </Button>
      }
      title={text.names}
    >
      <Stack>
        <Combobox
          label={text.column}
          onValueChange={setColumn}
          options={table.columns.map(({ label, name }) => ({ value: name, label }))}
          required
          value={column}
        />
        <TextArea
          error={tooMany ? text.namesTooMany(names.length) : undefined}
          help={text.namesCount(names.length)}
          label={text.namesList}
          onValueChange={setTyped}
          rows={8}
          value={typed}
        />
        <RadioGroup
          label={text.namesMode}
          onValueChange={(next) => setMode(next === 'not-in' ? 'not-in' : 'in')}
          options={[
            { value: 'in', label: text.namesKeep },
            { value: 'not-in', label: text.namesDrop },
          ]}
          orientation="horizontal"
          value={mode}
        />
      </Stack>
    </DialogContent>
  );
}
