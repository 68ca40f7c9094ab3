import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { IconButton } from '@panome/ui/icon-button';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { refreshPalettes } from '../../shared/palettes/index.ts';
import * as styles from './Colors.css.ts';
import { colorsText as text } from './colors.text.ts';

/** A palette that is made or changed; without an id it is new. */
export type Draft = { readonly id?: string; readonly name: string; readonly colors: readonly string[] };

type PaletteDialogProps = { readonly draft: Draft; readonly onClose: () => void };
type Row = { readonly key: number; readonly color: string };

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const form = /^#[0-9a-f]{6}$/;
const [fewest, most] = [2, 20];
const further = '#808080';

/** The name and the colours of a palette, each by a picker or by its code. */
export function PaletteDialog({ draft, onClose }: PaletteDialogProps) {
  const tell = useTell();
  const [name, setName] = useState(draft.name);
  const [rows, setRows] = useState<readonly Row[]>(() => draft.colors.map((color, key) => ({ key, color })));
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const faulty = rows.some(({ color }) => !form.test(color));
  const put = (at: number, color: string) =>
    setRows(rows.with(at, { ...rows[at]!, color: color.trim().toLowerCase() }));

  const save = async () => {
    if (faulty || saving) return;
    setSaving(true);
    setFault(undefined);
    try {
      const colors = rows.map(({ color }) => color);
      const stored = await call('paletteStore', { ...(draft.id !== undefined && { id: draft.id }), name, colors });
      await refreshPalettes();
      tell.done(text.saved(stored.name));
      onClose();
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog locked={saving} onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        footer={
          <>
            <Button disabled={saving} onClick={onClose}>
              {text.cancel}
            </Button>
            <Button disabled={faulty} loading={saving} onClick={() => void save()} variant="primary">
              {text.save}
            </Button>
          </>
        }
        title={draft.id === undefined ? text.create : text.editOf(draft.name)}
      >
        <Stack space="large">
          <TextField error={fault} label={text.name} maxLength={40} onValueChange={setName} required value={name} />
          <div aria-label={text.colors} className={styles.colors} role="group">
            <Text weight="strong">{text.colors}</Text>
            {rows.map(({ color, key }, at) => (
              <div className={styles.color} key={key}>
                <input
                  aria-label={text.color(at + 1)}
                  className={styles.picker}
                  onChange={(event) => put(at, event.target.value)}
                  type="color"
                  value={form.test(color) ? color : further}
                />
                <div className={styles.code}>
                  <TextField
                    error={form.test(color) ? undefined : text.codeFault}
                    label={text.code(at + 1)}
                    labelHidden
                    onValueChange={(value) => put(at, value)}
                    value={color}
                  />
                </div>
                <IconButton
                  disabled={at === 0}
                  icon={<ArrowUp {...icon} />}
                  label={text.colorUp(at + 1)}
                  onClick={() => setRows(rows.with(at, rows[at - 1]!).with(at - 1, rows[at]!))}
                />
                <IconButton
                  disabled={rows.length <= fewest}
                  icon={<X {...icon} />}
                  label={text.removeColor(at + 1)}
                  onClick={() => setRows(rows.toSpliced(at, 1))}
                />
              </div>
            ))}
            <span>
              <Button
                disabled={rows.length >= most}
                icon={<Plus {...icon} />}
                onClick={() => setRows([...rows, { key: Math.max(...rows.map((row) => row.key)) + 1, color: further }])}
                size="small"
              >
                {text.addColor}
              </Button>
            </span>
          </div>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
