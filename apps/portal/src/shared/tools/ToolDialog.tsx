import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { SearchField } from '@panome/ui/search-field';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { EmptyState, FailedState } from '@panome/ui/state';
import { useState } from 'react';
import { useCall } from '../api/index.ts';
import { searchTools, type ToolSummary } from './searchTools.ts';
import * as styles from './ToolDialog.css.ts';
import { toolDialogText } from './toolDialog.text.ts';

type ChooseTool = {
  /** Which tools are offered; all when absent. */
  readonly fits?: (tool: ToolSummary) => boolean;
  readonly onChoose: (tool: ToolSummary) => void;
};

type ToolDialogProps = ChooseTool & {
  /** What becomes of the table before the tool opens. */
  readonly hint?: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Asks which tool a table is for, and closes with the answer: it would stay over the page that the tool opens. */
export function ToolDialog({ hint, onChoose, onClose, open, ...tools }: ToolDialogProps) {
  const text = useText(toolDialogText);
  return (
    <Dialog onOpenChange={(next) => !next && onClose()} open={open}>
      {open && (
        <DialogContent description={hint} size="large" title={text.title}>
          <div className={styles.body}>
            <Tools
              {...tools}
              onChoose={(tool) => {
                onClose();
                onChoose(tool);
              }}
            />
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}

function Tools({ fits = () => true, onChoose }: ChooseTool) {
  const text = useText(toolDialogText);
  const [query, setQuery] = useState('');
  const { data, error, mutate } = useCall('toolList', {});
  if (error && !data)
    return (
      <FailedState
        message={error.what}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  if (!data) return <Skeleton height={240} shape="block" />;
  const fitting = data.tools.filter(fits);
  const found = searchTools(fitting, query);
  return (
    <Stack>
      <SearchField label={text.search} onValueChange={setQuery} placeholder={text.searchExample} value={query} />
      {found.length === 0 && <EmptyState description={text.noneHelp} variant="inline" title={text.none} />}
      {data.families.map(({ id, title }) => {
        const tools = found.filter(({ family }) => family === id);
        return (
          tools.length > 0 && (
            <Stack key={id} space="small">
              <Heading level={3} size="body">
                {title}
              </Heading>
              <div className={styles.tools}>
                {tools.map((tool) => (
                  <Button key={tool.id} onClick={() => onChoose(tool)}>
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
