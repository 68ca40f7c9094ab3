import { Button } from '@panome/ui/button';
import { FilePickerField, type PickedFile } from '@panome/ui/file-picker';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@panome/ui/tabs';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { useFilePicker } from '../../../files/index.ts';
import { toolFormText } from '../toolForm.text.ts';
import type { GroupSource } from './useGroupSource.ts';

type GroupSourcesProps = { busy: GroupSource['kind'] | undefined; onLoad: (source: GroupSource) => void };

/** The three ways to get groups; what they give can be changed afterwards. */
export function GroupSources({ busy, onLoad }: GroupSourcesProps) {
  const text = useText(toolFormText);
  const picker = useFilePicker({ input: 'groups' });
  const [file, setFile] = useState<PickedFile | null>(null);
  const [pasted, setPasted] = useState('');
  const choose = (next: PickedFile | null) => {
    setFile(next);
    if (next) onLoad({ kind: 'file', file: { file_id: next.id } });
  };
  return (
    <Tabs defaultValue="guess">
      <TabsList label={text.groupSource}>
        <TabsTab value="guess">{text.fromGuess}</TabsTab>
        <TabsTab value="text">{text.fromText}</TabsTab>
        <TabsTab value="file">{text.fromFile}</TabsTab>
      </TabsList>
      <TabsPanel value="guess">
        <Stack align="start" space="small">
          <Text as="p" tone="muted">
            {text.guessHelp}
          </Text>
          <Button loading={busy === 'guess'} onClick={() => onLoad({ kind: 'guess' })}>
            {text.guess}
          </Button>
        </Stack>
      </TabsPanel>
      <TabsPanel value="text">
        <Stack space="small">
          <TextArea
            help={text.pastedHelp}
            label={text.pasted}
            onValueChange={setPasted}
            placeholder={text.pastedExample}
            rows={5}
            value={pasted}
          />
          <div>
            <Button
              disabled={pasted.trim() === ''}
              loading={busy === 'text'}
              onClick={() => onLoad({ kind: 'text', text: pasted })}
            >
              {text.applyPasted}
            </Button>
          </div>
        </Stack>
      </TabsPanel>
      <TabsPanel value="file">
        <FilePickerField
          {...picker}
          disabled={busy === 'file'}
          help={text.groupFileHelp}
          label={text.groupFile}
          onValueChange={choose}
          value={file}
        />
      </TabsPanel>
    </Tabs>
  );
}
