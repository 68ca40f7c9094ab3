import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import type { MergePlan } from '@panome/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, useCall } from '../../../shared/api/index.ts';
import { SampleAliases } from '../../../shared/schemes/aliases/index.ts';
import { fileStorePath, refreshFiles } from '../../../shared/files/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { toolFormPath } from '../../../shared/tasks/index.ts';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import { inputOf, useInitData, useTableChoices } from '../useFilterTable.ts';
import { MergePlanView } from './MergePlanView.tsx';

type MergeDialogProps = { readonly open: boolean; readonly onClose: () => void };
type Join = keyof typeof text.joins;
/** What was confirmed of the names, for these tables and keys. */
type Confirmed = { readonly of: string; readonly aliases: MergePlan['alike'] };

/** Puts two tables of the project side by side: first what would come out, then the table. */
export const MergeDialog = ({ onClose, open }: MergeDialogProps) => (
  <Dialog onOpenChange={(next) => !next && onClose()} open={open}>
    {open && <Content onDone={onClose} />}
  </Dialog>
);

function Content({ onDone }: { readonly onDone: () => void }) {
  const tell = useTell();
  const navigate = useNavigate();
  const choices = useTableChoices();
  const [left, setLeft] = useState(choices[0]?.value ?? '');
  const [right, setRight] = useState(choices[1]?.value ?? '');
  const [keys, setKeys] = useState({ left: '', right: '' });
  const [join, setJoin] = useState<Join>('left');
  const [duplicates, setDuplicates] = useState<'refuse' | 'first'>('refuse');
  const [busy, setBusy] = useState(false);
  const [confirmed, setConfirmed] = useState<Confirmed>({ of: '', aliases: [] });
  const of = JSON.stringify([left, right, keys]);
  const aliases = confirmed.of === of ? confirmed.aliases : [];
  const request = {
    left: inputOf(left, 'records'),
    right: inputOf(right, 'records'),
    left_key: keys.left,
    right_key: keys.right,
    join,
    duplicates,
    aliases,
  };
  const ready = left !== '' && right !== '' && left !== right;
  const { data, error } = useCall('mergeTable', ready ? request : null, {
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest?.state === 'running' ? 1_000 : 0),
  });
  const plan = ready ? data?.merge : undefined;
  const merge = async () => {
    setBusy(true);
    try {
      const made = await call('mergeTable', { ...request, store: true });
      await refreshFiles();
      if (made.file)
        tell.done(text.merged(made.file.name), {
          action: { label: text.openFiles, onClick: () => void navigate(fileStorePath) },
        });
      onDone();
    } catch (failure) {
      tell.failed(failure, text.merge);
    }
    setBusy(false);
  };
  const tables = choices.map(({ name, title, value }) => ({ value, label: text.tableOf(title, name) }));
  return (
    <DialogContent
      description={text.mergeHelp}
      footer={
        plan?.verdict === 'task' ? (
          <Button
            onClick={() => void navigate(toolFormPath('table-merge', { file: left, input: 'records' }))}
            variant="primary"
          >
            {text.mergeTask}
          </Button>
        ) : (
          <Button disabled={!plan || plan.message !== ''} loading={busy} onClick={() => void merge()} variant="primary">
            {text.mergeStart}
          </Button>
        )
      }
      size="large"
      title={text.merge}
    >
      <Stack>
        <div className={styles.sides}>
          <Stack space="medium">
            <Select label={text.mergeLeft} onValueChange={setLeft} options={tables} value={left} />
            <KeyOf
              label={text.mergeLeftKey}
              onChange={(name) => setKeys({ ...keys, left: name })}
              source={left}
              value={keys.left}
            />
          </Stack>
          <Stack space="medium">
            <Select label={text.mergeRight} onValueChange={setRight} options={tables} value={right} />
            <KeyOf
              label={text.mergeRightKey}
              onChange={(name) => setKeys({ ...keys, right: name })}
              source={right}
              value={keys.right}
            />
          </Stack>
        </div>
        <div className={styles.sides}>
          <Select
            label={text.mergeJoin}
            onValueChange={(next) => setJoin(next as Join)}
            options={Object.entries(text.joins).map(([value, label]) => ({ value, label }))}
            value={join}
          />
          <Select
            label={text.mergeDuplicates}
            onValueChange={(next) => setDuplicates(next === 'first' ? 'first' : 'refuse')}
            options={[
              { value: 'refuse', label: text.duplicatesRefuse },
              { value: 'first', label: text.duplicatesFirst },
            ]}
            value={duplicates}
          />
        </div>
        {plan && (plan.alike.length > 0 || aliases.length > 0) && (
          <SampleAliases
            alike={plan.alike}
            onChange={(scheme) => setConfirmed({ of, aliases: scheme.aliases ?? [] })}
            scheme={{ groups: [], excluded: [], factors: [], aliases }}
          />
        )}
        <MergePlanView error={ready ? error : undefined} plan={plan ?? undefined} waiting={ready && !plan} />
      </Stack>
    </DialogContent>
  );
}

type KeyOfProps = {
  readonly label: string;
  readonly source: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
};

/** The column whose values are compared, the first one at first. */
function KeyOf({ label, onChange, source, value }: KeyOfProps) {
  const { data } = useInitData(source === '' ? null : inputOf(source, 'records'));
  const columns = data?.table?.columns ?? [];
  return (
    <Select
      label={label}
      onValueChange={onChange}
      options={[
        { value: '', label: text.firstColumn },
        ...columns.slice(1).map((column) => ({ value: column.name, label: column.label })),
      ]}
      value={columns.some(({ name }) => name === value) ? value : ''}
    />
  );
}
