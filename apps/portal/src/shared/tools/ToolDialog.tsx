import type { ToolInput } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { SearchField } from '@panome/ui/search-field';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useId, useState } from 'react';
import { useCall } from '../api/index.ts';
import { FittingTools } from './FittingTools.tsx';
import { groupTools, type FittedTool } from './groupTools.ts';
import { searchTools, type ToolSummary } from './searchTools.ts';
import * as styles from './ToolDialog.css.ts';
import { toolDialogText } from './toolDialog.text.ts';
import { useTableTools, type JudgedTable } from './useTableTools.ts';

type ChooseTool = {
  /** Which tools are offered; all when absent. */
  readonly fits?: (tool: ToolSummary) => boolean;
  /** `input` is as which of its inputs the tool takes `table`. */
  readonly onChoose: (tool: ToolSummary, input?: ToolInput) => void;
  /** What is to be analysed: the tools that it suits stand first, and the others say why not. */
  readonly table?: JudgedTable | undefined;
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
              onChoose={(tool, input) => {
                onClose();
                onChoose(tool, input);
              }}
            />
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}

function Tools({ fits = () => true, onChoose, table }: ChooseTool) {
  const text = useText(toolDialogText);
  const [query, setQuery] = useState('');
  const { data, error, mutate } = useCall('toolList', {});
  const { looking, tools: suited } = useTableTools(table);
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
  const places = new Map(suited?.ranked.map((fit, place) => [fit.id, { fit, place }]));
  const found = searchTools(data.tools.filter(fits), query).map((tool) => ({ tool, fit: places.get(tool.id)?.fit }));
  const isFirst = ({ fit }: FittedTool) => fit?.fit === 'first';
  const first = found
    .filter(isFirst)
    .toSorted((left, right) => places.get(left.tool.id)!.place - places.get(right.tool.id)!.place);
  const rest = found.filter((one) => !isFirst(one));
  const choose = ({ fit, tool }: FittedTool) => onChoose(tool, fit?.input ?? undefined);
  return (
    <Stack>
      <SearchField label={text.search} onValueChange={setQuery} placeholder={text.searchExample} value={query} />
      {looking && <Text tone="muted">{text.looking}</Text>}
      {suited?.none && <Callout title={suited.none} tone="info" />}
      {found.length === 0 && <EmptyState description={text.noneHelp} variant="inline" title={text.none} />}
      {suited && first.length > 0 && <FittingTools fitted={first} onChoose={choose} table={suited.table} />}
      {suited && rest.length > 0 && (
        <Heading level={3} size="body">
          {text.all}
        </Heading>
      )}
      {data.families.map(({ id, title }) => {
        const tools = rest.filter(({ tool }) => tool.family === id);
        return (
          tools.length > 0 && (
            <Stack key={id} space="small">
              <Heading level={suited ? 4 : 3} size="body">
                {title}
              </Heading>
              {groupTools(tools).map((group) => (
                <ToolGroup {...group} key={group.why} onChoose={choose} />
              ))}
            </Stack>
          )
        );
      })}
    </Stack>
  );
}

type ToolGroupProps = ReturnType<typeof groupTools>[number] & { readonly onChoose: (fitted: FittedTool) => void };

function ToolGroup({ onChoose, tools, why }: ToolGroupProps) {
  const unfit = tools[0]?.fit?.fit === 'unfit';
  const whyId = useId();
  return (
    <>
      {why && (
        <Text id={whyId} tone="muted">
          {why}
        </Text>
      )}
      <div className={styles.tools}>
        {tools.map((one) => (
          <Button
            aria-describedby={why ? whyId : undefined}
            key={one.tool.id}
            onClick={() => onChoose(one)}
            variant={unfit ? 'quiet' : 'secondary'}
          >
            {one.tool.title}
          </Button>
        ))}
      </div>
    </>
  );
}
