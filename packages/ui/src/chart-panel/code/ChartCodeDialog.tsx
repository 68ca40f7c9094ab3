import { useEffect, useState } from 'react';
import { Button } from '../../button/index.ts';
import { Callout } from '../../callout/index.ts';
import { CodeBlock } from '../../code-block/index.ts';
import { Dialog, DialogContent } from '../../dialog/index.ts';
import { useText } from '../../locale/index.ts';
import { Spinner } from '../../spinner/index.ts';
import { Tabs, TabsList, TabsPanel, TabsTab } from '../../tabs/index.ts';
import { chartCsv } from '../chartCsv.ts';
import { chartPanelText } from '../ChartPanel.text.ts';
import type { ChartTable } from '../engine/drawing.ts';
import { saveFile } from '../files.ts';
import { zipOf } from './zipOf.ts';

/** Code that draws a chart again. */
export type ChartCode = {
  readonly r: string;
  readonly python: string;
  /** The files that the code reads, by name without `.csv`. */
  readonly tables: Readonly<Record<string, ChartTable>>;
};

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
export default function ChartCodeDialog({ language, makeCode, name, onClose, title }: ChartCodeDialogProps) {
  const text = useText(chartPanelText);
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
    saveFile(
      await zipOf(Object.fromEntries([[files.r, made.r], [files.python, made.python], ...tables])),
      `${name}_${text.codeFile}.zip`,
    );
  };
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        description={text.codeHelp(code ? Object.keys(code.tables).map((id) => `${id}.csv`) : ['data.csv'])}
        footer={
          <>
            <Button onClick={onClose}>{text.close}</Button>
            <Button disabled={!code} onClick={() => code && void save(code)} variant="primary">
              {text.saveCode}
            </Button>
          </>
        }
        size="large"
        title={text.codeTitle(title)}
      >
        {failed && <Callout title={text.codeFailed} tone="danger" />}
        {!code && !failed && <Spinner label={text.codeLoading} />}
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
