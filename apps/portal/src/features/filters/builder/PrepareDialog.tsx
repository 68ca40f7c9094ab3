import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { RadioGroup } from '@panome/ui/radio-group';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { call, messageOf } from '../../../shared/api/index.ts';
import { filtersText as text } from '../filters.text.ts';
import type { TableKind } from '../filterTypes.ts';
import { inputOf, useInitData } from '../useFilterTable.ts';

type PrepareDialogProps = {
  readonly open: boolean;
  readonly source: string;
  readonly as: TableKind;
  readonly onClose: () => void;
  /** The table was read so and filters answer at once. */
  readonly onPrepared: (as: TableKind) => void;
};

/** Reads and mends a table once, in the way that is chosen here. */
export const PrepareDialog = ({ onClose, open, ...content }: PrepareDialogProps) => (
  <Dialog onOpenChange={(next) => !next && onClose()} open={open}>
    {open && <Content {...content} />}
  </Dialog>
);

function Content({ as: before, onPrepared, source }: Omit<PrepareDialogProps, 'onClose' | 'open'>) {
  const [as, setAs] = useState(before);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const read = useInitData(source === '' || as !== before ? null : inputOf(source, as));
  const problems = read.data?.table?.problems ?? [];
  const prepare = async () => {
    setBusy(true);
    setProblem('');
    try {
      await call('storeDataPrepare', { input: inputOf(source, as) });
      onPrepared(as);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <DialogContent
      description={text.prepareHelp}
      footer={
        <Button disabled={source === ''} loading={busy} onClick={() => void prepare()} variant="primary">
          {text.prepareStart}
        </Button>
      }
      title={text.prepare}
    >
      <Stack>
        <RadioGroup
          label={text.readAs}
          onValueChange={(next) => setAs(next === 'matrix' ? 'matrix' : 'records')}
          options={[
            { value: 'records', label: text.asRecords },
            { value: 'matrix', label: text.asMatrix },
          ]}
          value={as}
        />
        {problem && <Callout tone="danger">{problem}</Callout>}
        {problems.length > 0 && (
          <Callout title={text.noticed}>
            <Stack space="xsmall">
              {problems.map(({ code, remedy, what }) => (
                <Text as="p" key={`${code} ${what}`} size="secondary">{`${what}。${remedy}`}</Text>
              ))}
            </Stack>
          </Callout>
        )}
      </Stack>
    </DialogContent>
  );
}
