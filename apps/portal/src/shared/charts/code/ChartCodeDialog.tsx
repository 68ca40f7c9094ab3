import type { ChartCode } from '@panome/charts/code';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { chartCsv } from '@panome/ui/chart-panel';
import { CodeBlock } from '@panome/ui/code-block';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Spinner } from '@panome/ui/spinner';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@panome/ui/tabs';
import { useEffect, useState } from 'react';
import { saveBlob } from '../../api/saveBlob.ts';
import { chartCodeText as text } from './chartCode.text.ts';
import { zipOf } from './zipOf.ts';

export type ChartLanguage = 'r' | 'python';

type ChartCodeDialogProps = {
  readonly title: string;
  /** Of the saved file, without its ending. */
  readonly name: string;
  readonly language: ChartLanguage;
  readonly makeCode: () => Promise<ChartCode>;
  readonly onClose: () => void;
};

const files = { r: 'chart.R', python: 'chart.py' } as const;

/** The code of a chart in both languages, to be copied, or saved with the data that it reads. */
export function ChartCodeDialog({ language, makeCode, name, onClose, title }: ChartCodeDialogProps) {
  const [shown, setShown] = useState<string>(language);
  const [code, setCode] = useState<ChartCode | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    makeCode().then(
      (made) => !left && setCode(made),
      (error: unknown) => {
        console.error(error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [makeCode]);
  const save = async (made: ChartCode) => {
    const tables = Object.entries(made.tables).map(([id, table]) => [`${id}.csv`, chartCsv(table)] as const);
    saveBlob(
      await zipOf(Object.fromEntries([[files.r, made.r], [files.python, made.python], ...tables])),
      `${name}_${text.file}.zip`,
    );
  };
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        description={text.help(code ? Object.keys(code.tables).map((id) => `${id}.csv`) : ['data.csv'])}
        footer={
          <>
            <Button onClick={onClose}>{text.close}</Button>
            <Button disabled={!code} onClick={() => code && void save(code)} variant="primary">
              {text.save}
            </Button>
          </>
        }
        size="large"
        title={text.title(title)}
      >
        {failed && <Callout title={text.failed} tone="danger" />}
        {!code && !failed && <Spinner label={text.loading} />}
        {code && (
          <Tabs onValueChange={setShown} value={shown}>
            <TabsList label={text.language}>
              <TabsTab value="r">R（ggplot2）</TabsTab>
              <TabsTab value="python">Python（matplotlib）</TabsTab>
            </TabsList>
            <TabsPanel value="r">
              <CodeBlock code={code.r} label={files.r} />
            </TabsPanel>
            <TabsPanel value="python">
              <CodeBlock code={code.python} label={files.python} />
            </TabsPanel>
          </Tabs>
        )}
      </DialogContent>
    </Dialog>
  );
}
