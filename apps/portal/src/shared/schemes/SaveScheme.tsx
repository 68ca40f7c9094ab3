import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../access/index.ts';
import { call, createSubmissionKeys, messageOf } from '../api/index.ts';
import { useTell } from '../page/index.ts';
import { refusedBy } from './refusedBy.ts';
import { changingSchemes } from './refreshSchemes.ts';
import type { GroupScheme, SchemePlace } from './schemeTypes.ts';
import { schemesText as text } from './schemes.text.ts';

type SaveSchemeProps = {
  /** Where it is kept. */
  readonly place: SchemePlace;
  readonly scheme: GroupScheme;
  /** What the button says; 保存为方案 and the like by default. */
  readonly label?: string;
};

const most = 60;

/** Keeps groups that were made elsewhere, such as in the form of a tool, under a name. */
export function SaveScheme({ label = text.keep, place, scheme }: SaveSchemeProps) {
  const tell = useTell();
  const [name, setName] = useState<string>();
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [keyOf] = useState(createSubmissionKeys);
  const save = async () => {
    if (!name?.trim()) return setError(text.nameMissing);
    const request = { ...place, name, kind: 'general' as const, scheme, contrasts: [] };
    setSaving(true);
    try {
      await changingSchemes(
        call('sampleGroupProgramStore', request, { idempotencyKey: keyOf(JSON.stringify(request)) }),
      );
      tell.done(text.saved(name.trim()));
      setName(undefined);
    } catch (failure) {
      setError(refusedBy(failure).taken ? text.nameTaken : messageOf(failure));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Allowed call="sampleGroupProgramStore">
        <Button
          icon={<Bookmark aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => setName('')}
          size="small"
          variant="quiet"
        >
          {label}
        </Button>
      </Allowed>
      <Dialog onOpenChange={(open) => !open && setName(undefined)} open={name !== undefined}>
        <DialogContent
          footer={
            <Button loading={saving} onClick={() => void save()} variant="primary">
              {text.save}
            </Button>
          }
          size="small"
          title={text.keep}
        >
          <Stack>
            <TextField
              error={error}
              label={text.name}
              maxLength={most}
              onValueChange={(next: string) => {
                setName(next);
                setError(undefined);
              }}
              placeholder={text.namePlaceholder}
              required
              value={name ?? ''}
            />
            <Text as="p" tone="muted">
              {text.keepHelp}
            </Text>
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  );
}
