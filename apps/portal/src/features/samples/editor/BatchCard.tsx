import { balancedOrder, checkBatches, suggestBatches, type SampleRow } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Stack } from '@panome/ui/stack';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { useMemo, useState } from 'react';
import { BatchTable } from '../../../shared/batches/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import * as styles from './Editor.css.ts';
import { editorText as text } from './editor.text.ts';

type BatchCardProps = { readonly rows: readonly SampleRow[]; readonly onApply: (rows: readonly SampleRow[]) => void };

/** Whether the groups can be told from the batches, before anything is shipped. */
export function BatchCard({ onApply, rows }: BatchCardProps) {
  const tell = useTell();
  const check = useMemo(() => checkBatches(rows), [rows]);
  const [open, setOpen] = useState(false);
  const { batches, confounded, findings, groups } = check;
  const planned = useMemo(() => (open ? suggestBatches(rows) : []), [open, rows]);
  const order = useMemo(() => (open ? balancedOrder(rows) : []), [open, rows]);
  const none = groups.length === 0 || batches.length === 0;
  const apply = () => {
    onApply(rows.map((row, at) => (planned[at] ? { ...row, batch: planned[at] } : row)));
    setOpen(false);
    tell.done(text.applied);
  };

  return (
    <Card
      actions={
        confounded !== 'none' && (
          <Tag tone={confounded === 'full' ? 'danger' : 'warning'}>{text.confounded[confounded]}</Tag>
        )
      }
      description={text.batchesHint}
      title={text.batches}
    >
      <Stack space="medium">
        {none && (
          <Text as="p" tone="muted">
            {text.noBatches}
          </Text>
        )}
        {!none && <BatchTable check={check} />}
        {findings.length > 0 && (
          <Callout
            actions={
              confounded !== 'none' && (
                <Button onClick={() => setOpen(true)} size="small">
                  {text.suggest}
                </Button>
              )
            }
            tone={findings.some(({ severity }) => severity === 'error') ? 'danger' : 'warning'}
          >
            <ul className={styles.findings}>
              {findings.map((finding) => (
                <li key={finding.text}>{finding.text}</li>
              ))}
            </ul>
          </Callout>
        )}
        {!none && findings.length === 0 && (
          <Callout tone="success">{batches.length === 1 ? text.oneBatch : text.balanced}</Callout>
        )}
      </Stack>
      <Dialog onOpenChange={setOpen} open={open}>
        <DialogContent
          description={text.suggestHelp}
          footer={
            <Button onClick={apply} variant="primary">
              {text.apply}
            </Button>
          }
          title={text.suggestTitle}
        >
          <Stack space="medium">
            <BatchTable
              check={checkBatches(rows.map((row, at) => ({ ...row, batch: planned[at] ?? row['batch'] ?? '' })))}
            />
            <Text as="p" weight="strong">
              {text.order}
            </Text>
            <ol className={styles.order}>
              {order.map((at) => (
                <li key={at}>{`${rows[at]!['name'] ?? ''}${planned[at] ? `（${planned[at]}）` : ''}`}</li>
              ))}
            </ol>
          </Stack>
        </DialogContent>
      </Dialog>
    </Card>
  );
}
