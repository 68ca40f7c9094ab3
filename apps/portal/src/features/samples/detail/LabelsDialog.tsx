import { labelsOf, type SampleLabel } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Inline } from '@panome/ui/inline';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { EmptyState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SampleForm } from '../api.ts';
import { detailText as text } from './detail.text.ts';
import * as styles from './Labels.css.ts';
import { QrCode } from '../../../shared/qr-code/QrCode.tsx';

const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

const Label = ({ label: { code, lines, name }, size }: { readonly label: SampleLabel; readonly size: Size }) => (
  <>
    <div className={styles.codes[size]}>
      <QrCode text={code} />
    </div>
    <div className={styles.words}>
      <div className={styles.name}>{name}</div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  </>
);

/** Labels for the tubes: shown, and printed alone. The sheet for the printer lies beside the page, not in it. */
export function LabelsDialog({ form, onClose }: { readonly form: SampleForm; readonly onClose: () => void }) {
  const [size, setSize] = useState<Size>('small');
  const labels = labelsOf(form);
  useEffect(() => {
    document.body.classList.add(styles.printing);
    return () => document.body.classList.remove(styles.printing);
  }, []);
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        description={text.labelsHelp}
        footer={
          <Button
            disabled={labels.length === 0}
            icon={<Printer aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => window.print()}
            variant="primary"
          >
            {text.print}
          </Button>
        }
        size="large"
        title={`${text.labels} ${form.number}`}
      >
        {labels.length === 0 ? (
          <EmptyState variant="inline" title={text.noLabels} />
        ) : (
          <Stack space="medium">
            <Inline align="end" justify="between" space="medium">
              <Select
                label={text.size}
                onValueChange={(value) => setSize(sizes.find((one) => one === value) ?? 'small')}
                options={sizes.map((value) => ({ value, label: text.sizes[value] }))}
                value={size}
              />
              <Text tone="muted">{text.count(labels.length)}</Text>
            </Inline>
            <ul aria-label={text.labelList} className={styles.preview} role="list">
              {labels.map((label) => (
                <li className={styles.labels[size]} key={label.code}>
                  <Label label={label} size={size} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
        {createPortal(
          <div aria-hidden className={styles.sheet}>
            {labels.map((label) => (
              <div className={styles.labels[size]} key={label.code}>
                <Label label={label} size={size} />
              </div>
            ))}
          </div>,
          document.body,
        )}
      </DialogContent>
    </Dialog>
  );
}
