import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { FilePickerField, type PickedFile } from '@panome/ui/file-picker';
import { Heading } from '@panome/ui/heading';
import { EmptyState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../../shared/api/index.ts';
import { useFilePicker } from '../../../shared/files/index.ts';
import { PageBody, PageHeader, useTell } from '../../../shared/page/index.ts';
import { toolListPath } from '../../../shared/tasks/index.ts';
import { AiTabs } from '../AiTabs.tsx';
import type { Parsed } from '../api.ts';
import { ProposalCard } from '../ProposalCard.tsx';
import * as styles from './Plot.css.ts';
import { plotText as text } from './plot.text.ts';
import { Sentence } from './Sentence.tsx';

const mostCharacters = 500;
type Outcome = { readonly sentence: string; readonly file: string; readonly parsed: Parsed };

/** A sentence becomes the filled form of a tool; what was not understood is said. */
export function Page() {
  const [query] = useSearchParams();
  const [sentence, setSentence] = useState(query.get('q') ?? '');
  const [file, setFile] = useState<PickedFile | null>(null);
  const [reading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const picker = useFilePicker();
  const tell = useTell();

  const read = async (given: string) => {
    const words = given.replaceAll(/\s+/g, ' ').trim();
    if (!words) return;
    setReading(true);
    try {
      const id = file?.id ?? '';
      setOutcome({ sentence: words, file: id, parsed: await call('aiPlotParse', { text: words, file: id }) });
    } catch (error) {
      tell.failed(error);
    } finally {
      setReading(false);
    }
  };

  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <AiTabs />
      <Card>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void read(sentence);
          }}
        >
          <TextField
            label={text.sentence}
            maxLength={mostCharacters}
            onValueChange={setSentence}
            placeholder={text.placeholder}
            value={sentence}
          />
          <FilePickerField {...picker} help={text.fileHelp} label={text.file} onValueChange={setFile} value={file} />
          <div className={styles.row}>
            <Button disabled={!sentence.trim()} loading={reading} type="submit" variant="primary">
              {text.read}
            </Button>
            {text.examples.map((example) => (
              <Button
                key={example}
                onClick={() => {
                  setSentence(example);
                  void read(example);
                }}
                size="small"
                variant="quiet"
              >
                {example}
              </Button>
            ))}
          </div>
        </form>
      </Card>
      {outcome && <Readings {...outcome} />}
    </PageBody>
  );
}

function Readings({ file, parsed: { marks, readings, table, unread }, sentence }: Outcome) {
  const [best, ...others] = readings;
  if (!best)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={toolListPath}>{text.toList}</Link>
          </Button>
        }
        description={text.nothingHelp}
        title={text.nothing}
      />
    );
  return (
    <Card>
      <div className={styles.readings}>
        <Heading level={2} size="section">
          {text.understood}
        </Heading>
        <Sentence marks={marks} sentence={sentence} />
        <div role="status">
          {unread.length > 0 && <Text tone="muted">{text.unread(unread.join('、'))}</Text>}
          {table?.input === 'matrix' && (
            <Text tone="muted">{table.groups.length > 0 ? text.groups(table.groups.join('、')) : text.noGroups}</Text>
          )}
        </div>
        <ProposalCard file={file} reading={best} />
        {others.length > 0 && (
          <>
            <Heading level={2} size="section">
              {text.others}
            </Heading>
            {others.map((other) => (
              <ProposalCard file={file} key={other.tool_id} primary={false} reading={other} />
            ))}
          </>
        )}
      </div>
    </Card>
  );
}
