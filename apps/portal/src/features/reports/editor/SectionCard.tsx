import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { NumberField } from '@panome/ui/number-field';
import { Stack } from '@panome/ui/stack';
import { TextField } from '@panome/ui/text-field';
import { messageOf } from '../../../shared/api/index.ts';
import { useTaskResult, type Section } from '../api.ts';
import { ChartPreview } from './ChartPreview.tsx';
import * as styles from './Editor.css.ts';
import { editorText as text } from './editor.text.ts';
import { LongText } from './LongText.tsx';
import { SectionMenu } from './SectionMenu.tsx';
import { TablePreview } from './TablePreview.tsx';
import { known } from '../../../shared/format/known.ts';
import { nameOf, type SectionActs } from './useSectionActs.ts';

const words = {
  text: { title: text.heading, titleHint: text.headingHint, note: text.body, noteHint: '', rows: 4 },
  chart: { title: text.title, titleHint: '', note: text.note, noteHint: text.noteHint, rows: 2 },
  table: { title: text.title, titleHint: '', note: text.note, noteHint: text.noteHint, rows: 2 },
  methods: {
    title: text.methodsTitle,
    titleHint: text.methodsHint,
    note: text.note,
    noteHint: text.headingHint,
    rows: 2,
  },
} as const;
const longestTitle = 200;

type SectionCardProps = {
  readonly section: Section;
  readonly label: string | undefined;
  readonly place: number;
  readonly total: number;
  readonly acts: SectionActs;
};

/** One part of the report: its words, and what it shows. */
export function SectionCard({ acts, label, place, section, total }: SectionCardProps) {
  const { data: result, error } = useTaskResult(section.kind === 'text' ? null : section.task_id);
  const { note, noteHint, rows, title, titleHint } = known(words, section.kind) ?? words.text;
  const name = nameOf(section, label);
  const gone = error?.status === 404 || error?.status === 409;
  return (
    <div className={styles.section} id={acts.elementId(section.id)}>
      <Card
        actions={<SectionMenu acts={acts} name={name} place={place} section={section} total={total} />}
        aria-label={name}
        description={result && `${text.from}：${result.task.name}`}
        level={3}
        title={label ?? known(text.kinds, section.kind) ?? section.title}
      >
        <Stack>
          <TextField
            label={title}
            maxLength={longestTitle}
            onValueChange={(value) => acts.edit(section.id, { title: value })}
            placeholder={titleHint}
            value={section.title}
          />
          {error && <Callout tone={gone ? 'danger' : 'warning'}>{gone ? text.taskGone : messageOf(error)}</Callout>}
          {result && section.kind === 'chart' && <ChartPreview result={result} section={section} />}
          {result && section.kind === 'table' && (
            <>
              <TablePreview result={result} section={section} />
              <div className={styles.rows}>
                <NumberField
                  help={text.rowsHelp}
                  label={text.rows}
                  max={1_000}
                  min={1}
                  onValueChange={(value) => value && acts.edit(section.id, { rows: value })}
                  value={section.rows}
                />
              </div>
            </>
          )}
          {section.kind === 'methods' && <Callout>{text.methodsHelp}</Callout>}
          <LongText
            label={note}
            onChange={(value) => acts.edit(section.id, { note: value })}
            placeholder={noteHint}
            rows={rows}
            value={section.note}
          />
        </Stack>
      </Card>
    </div>
  );
}
