import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { CodeBlock } from '@panome/ui/code-block';
import { CopyButton } from '@panome/ui/copy-button';
import { Descriptions } from '@panome/ui/descriptions';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Download } from 'lucide-react';
import { Allowed } from '../../../access/index.ts';
import { download } from '../../../api/index.ts';
import { formatDuration } from '../../../format/format.ts';
import { useTell } from '../../../page/index.ts';
import { Markdown } from '../../guide/Markdown.tsx';
import { unconfirmed } from '../../guide/unconfirmed.ts';
import { resultText } from '../result.text.ts';
import type { TaskResultData } from '../resultTypes.ts';
import { GroupsCard } from './GroupsCard.tsx';
import { InputsCard } from './InputsCard.tsx';
import * as styles from './MethodTab.css.ts';
import { OptionsCard } from './OptionsCard.tsx';
import { RecipeCard } from './RecipeCard.tsx';

/** Everything needed to cite, judge and repeat the result. */
export function MethodTab({ result: { command, document, task } }: { result: TaskResultData }) {
  const text = useText(resultText);
  const tell = useTell();
  const remark = unconfirmed(document.method.id);
  const { elapsed_ms: elapsed, engine, method, note, seed } = document;
  const saveNote = () =>
    void download('taskDownloadResult', { id: task.id, format: 'md' }).catch((error: unknown) =>
      tell.failed(error, text.downloadFailed),
    );
  return (
    <Stack>
      <Card
        actions={
          <>
            <CopyButton label={text.copyNote} value={note} withLabel />
            <Allowed call="taskDownloadResult">
              <Button
                icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
                onClick={saveNote}
                size="small"
                variant="quiet"
              >
                {text.downloadNote}
              </Button>
            </Allowed>
          </>
        }
        description={text.noteHelp}
        title={text.note}
      >
        <div className={styles.prose}>
          <Markdown source={note} />
        </div>
      </Card>
      {document.recipe && document.recipe.steps.length > 0 && (
        <RecipeCard inputs={document.inputs} recipe={document.recipe} task={task.id} />
      )}
      <div className={styles.columns}>
        <OptionsCard tool={task.tool_id} values={document.options} />
        <Stack>
          <InputsCard inputs={document.inputs} />
          {document.groups && <GroupsCard groups={document.groups} />}
          <Card title={text.run}>
            <Descriptions
              columns={1}
              items={[
                { label: text.method, value: `${method.title}（${method.id}，${text.version(method.version)}）` },
                ...(remark === undefined ? [] : [{ label: text.figures, value: remark }]),
                { label: text.engine, value: `${engine.name} ${engine.version}` },
                { label: text.node, value: `Node.js ${engine.node}` },
                { label: text.seed, value: String(seed) },
                { label: text.elapsed, value: formatDuration(elapsed) },
              ]}
            />
          </Card>
        </Stack>
      </div>
      <Card title={text.command}>
        <Stack space="small">
          <Text as="p" tone="muted">
            {document.groups ? `${text.commandHelp}${text.commandGroups}` : text.commandHelp}
          </Text>
          <CodeBlock code={command} label={text.commandLine} />
        </Stack>
      </Card>
    </Stack>
  );
}
