import { Button } from '@panome/ui/button';
import { CodeBlock } from '@panome/ui/code-block';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { RadioGroup } from '@panome/ui/radio-group';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import useSWR from 'swr';
import { call, messageOf } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import type { DeliveredFile } from '../../../shared/projects/index.ts';
import { commandsOf, type CommandTool } from './commands.ts';
import { originalsText as text } from './originals.text.ts';

/** More addresses than this at once are a burden to server and reader. */
const mostCommands = 40;
const tools = ['wget', 'aria2', 'curl'] as const satisfies readonly CommandTool[];

type Address = { readonly url: string; readonly name: string; readonly project: string; readonly expires_at: string };

const addressOf = async ({ id, name, project_name }: DeliveredFile): Promise<Address> => {
  const { expires_at, url } = await call('originalDataUrl', { id });
  return { url: new URL(url, window.location.href).href, name, project: project_name, expires_at };
};

type CommandDialogProps = { readonly files: readonly DeliveredFile[] | undefined; readonly onClose: () => void };

/** Commands that download files with their signed addresses. */
export const CommandDialog = ({ files, onClose }: CommandDialogProps) => (
  <Dialog onOpenChange={(open) => !open && onClose()} open={files !== undefined}>
    {files && <Commands files={files} />}
  </Dialog>
);

function Commands({ files }: { files: readonly DeliveredFile[] }) {
  const [tool, setTool] = useState<CommandTool>('wget');
  const asked = files.slice(0, mostCommands);
  const { data, error, isValidating, mutate } = useSWR<Address[], unknown>(
    ['projectCommands', asked.map(({ id }) => id).join(',')],
    () => Promise.all(asked.map(addressOf)),
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  const end = data?.map(({ expires_at }) => expires_at).toSorted()[0];
  return (
    <DialogContent
      description={text.commandHint}
      footer={
        <Button loading={isValidating} onClick={() => void mutate()}>
          {text.again}
        </Button>
      }
      size="large"
      title={text.commandTitle}
    >
      <Stack>
        <RadioGroup
          label={text.commandTool}
          onValueChange={(next) => setTool(tools.find((one) => one === next) ?? 'wget')}
          options={tools.map((name) => ({ value: name, label: name }))}
          orientation="horizontal"
          value={tool}
        />
        {error !== undefined && !data && (
          <FailedState message={messageOf(error)} onRetry={() => void mutate()} variant="inline" />
        )}
        {!data && !error && <Skeleton height={120} shape="block" />}
        {data && <CodeBlock code={commandsOf(tool, data)} label={text.commandScope(data.length)} />}
        {files.length > mostCommands && <Text tone="muted">{text.commandMost(mostCommands)}</Text>}
        {end && <Text tone="muted">{text.commandEnd(formatTime(end))}</Text>}
      </Stack>
    </DialogContent>
  );
}
