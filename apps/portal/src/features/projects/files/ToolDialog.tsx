import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Heading } from '@panome/ui/heading';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { useCall } from '../../../shared/api/index.ts';
import type { DeliveredFile } from '../../../shared/projects/index.ts';
import * as styles from './Files.css.ts';
import { projectFilesText as text } from './projectFiles.text.ts';

type ToolDialogProps = { readonly file: DeliveredFile | undefined; readonly onChoose: (file: DeliveredFile, tool: string) => void; readonly onClose: () => void };

/** Asks which tool a table is for. */
export const ToolDialog = ({ file, onChoose, onClose }: ToolDialogProps) => (
  <Dialog onOpenChange={(open) => !open && onClose()} open={file !== undefined}>
    {file && (
      <DialogContent description={text.chooseHint} title={text.chooseTool}>
        <Tools onChoose={(tool) => onChoose(file, tool)} />
      </DialogContent>
    )}
  </Dialog>
);

function Tools({ onChoose }: { onChoose: (tool: string) => void }) {
  const { data, error, mutate } = useCall('toolList', {});
  if (error && !data) return <FailedState message={error.what} onRetry={() => void mutate()} requestId={error.requestId || undefined} size="inline" />;
  if (!data) return <Skeleton height={240} shape="block" />;
  return (
    <Stack>
      {data.families.map(({ id, title }) => {
        const tools = data.tools.filter(({ family }) => family === id);
        return (
          tools.length > 0 && (
            <Stack key={id} space="small">
              <Heading level={3} size="body">
                {title}
              </Heading>
              <div className={styles.tools}>
                {tools.map((tool) => (
                  <Button key={tool.id} onClick={() => onChoose(tool.id)}>
                    {tool.title}
                  </Button>
                ))}
              </div>
            </Stack>
          )
        );
      })}
    </Stack>
  );
}
