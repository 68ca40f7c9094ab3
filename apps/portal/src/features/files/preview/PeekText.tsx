import type { FilePeek } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { CodeBlock } from '@panome/ui/code-block';
import { SafeHtml } from '@panome/ui/safe-html';
import { Select } from '@panome/ui/select';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@panome/ui/tabs';
import { formatSize } from '../../../shared/format/format.ts';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';
import { auto, choicesOf } from './reading.ts';

type PeekTextProps = {
  name: string;
  peek: Extract<FilePeek, { kind: 'text' }>;
  /** The encoding that the person decided on. */
  chosen: string | undefined;
  onEncoding: (encoding: string) => void;
};

const languages = { json: 'JSON', markdown: 'Markdown', log: undefined, text: undefined };

/** One line of JSON is laid out; what is no JSON stays as it is. */
function laidOut({ format, shown, size, text: code }: PeekTextProps['peek']): string {
  if (format !== 'json' || shown < size || code.includes('\n')) return code;
  try {
    return JSON.stringify(JSON.parse(code), null, 2);
  } catch {
    return code;
  }
}

/** The beginning of a text in its encoding; Markdown also as it is meant to look. */
export function PeekText({ chosen, name, onEncoding, peek }: PeekTextProps) {
  const language = languages[peek.format];
  const code = (
    <div className={styles.text}>
      <CodeBlock code={laidOut(peek)} defaultWrap label={text.table(name)} {...(language ? { language } : {})} />
    </div>
  );
  return (
    <>
      <div className={styles.reading}>
        <Select
          label={text.encoding}
          onValueChange={(value) => onEncoding(value === auto ? '' : value)}
          options={choicesOf(text.encodings, chosen ? undefined : peek.encoding)}
          size="small"
          value={chosen ?? auto}
        />
      </div>
      {peek.shown < peek.size && <Callout title={text.cut(formatSize(peek.shown), formatSize(peek.size))} />}
      {peek.format === 'markdown' ? (
        <Tabs defaultValue="shown">
          <TabsList label={text.views}>
            <TabsTab value="shown">{text.rendered}</TabsTab>
            <TabsTab value="source">{text.source}</TabsTab>
          </TabsList>
          <TabsPanel value="shown">
            <div className={styles.markdown}>
              <SafeHtml html={peek.html} />
            </div>
          </TabsPanel>
          <TabsPanel value="source">{code}</TabsPanel>
        </Tabs>
      ) : (
        code
      )}
    </>
  );
}
