import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { Stack } from '@panome/ui/stack';
import { EmptyState } from '@panome/ui/state';
import { TextField } from '@panome/ui/text-field';
import { FileCog, Plus, Type } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Allowed, Editable, useMay } from '../../../shared/access/index.ts';
import { DraftConflict, DraftLine } from '../../../shared/draft/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import type { Report } from '../api.ts';
import { reportListPath } from '../paths.ts';
import { ContentPicker } from '../picker/ContentPicker.tsx';
import * as styles from './Editor.css.ts';
import { editorText as text } from './editor.text.ts';
import { FilePanel } from './FilePanel.tsx';
import { LongText } from './LongText.tsx';
import { Outline } from './Outline.tsx';
import { SectionCard } from './SectionCard.tsx';
import { labelsOf, textSection } from './sections.ts';
import { useAddResult } from './useAddResult.ts';
import { useGenerate } from './useGenerate.ts';
import { useReportDraft } from './useReportDraft.ts';
import { useSectionActs } from './useSectionActs.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type EditorProps = {
  /** As it is stored; without an id before the first save. */
  readonly report: Report;
  /** The first save has made the report. */
  readonly onMade: (id: string) => void;
  /** Something beside the draft has changed at the server. */
  readonly onChanged: () => void;
};

/** Writes a report: its words, what it shows and in which order, and the file that is made of it. */
export function Editor({ onChanged, onMade, report }: EditorProps) {
  const [query, setQuery] = useSearchParams();
  const may = useMay();
  const { draft, idOf } = useReportDraft(report, onMade);
  const acts = useSectionActs(draft);
  const isNew = report.id === '';
  useAddResult(acts, draft, isNew);
  const { asking, generate } = useGenerate(idOf, draft);
  const { content, status } = draft.state;
  const { author, sections, summary, title } = content;
  const heading = isNew && title === text.untitled ? text.newTitle : title || text.untitled;
  const labels = labelsOf(sections);
  const pick = (task: string | null) => setQuery(task === null ? {} : { pick: task }, { preventScrollReset: true });
  const adding = (
    <div className={styles.adding}>
      <Button icon={<Plus {...icon} />} onClick={() => pick('')}>
        {text.add}
      </Button>
      <Button icon={<Type {...icon} />} onClick={() => acts.add([textSection()])} variant="quiet">
        {text.addText}
      </Button>
    </div>
  );

  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={heading}>
            <Link asChild tone="muted">
              <RouterLink to={reportListPath}>{text.list}</RouterLink>
            </Link>
          </Breadcrumb>
        }
        actions={
          <Allowed call="reportGenerate">
            <Button
              disabled={sections.length === 0 || status === 'incomplete' || status === 'conflict'}
              icon={<FileCog {...icon} />}
              loading={asking || report.state === 'generating'}
              onClick={() => void generate()}
              variant="primary"
            >
              {report.state === 'generating' ? text.making : report.generated_at ? text.again : text.generate}
            </Button>
          </Allowed>
        }
        description={
          <DraftLine
            lines={isNew ? { ...text.draft, saved: text.notYet } : text.draft}
            onRetry={draft.flush}
            retry={text.retry}
            status={status}
          />
        }
        title={heading}
      />
      {status === 'conflict' && <DraftConflict draft={draft} text={text} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Editable call="reportWrite">
            <Card title={text.about}>
              <Stack>
                <div className={styles.pair}>
                  <TextField
                    error={title.trim() === '' ? text.titleRequired : undefined}
                    label={text.title}
                    maxLength={200}
                    onValueChange={(value) => draft.change({ title: value })}
                    required
                    value={title}
                  />
                  <TextField
                    label={text.author}
                    maxLength={100}
                    onValueChange={(value) => draft.change({ author: value })}
                    placeholder={text.authorHint}
                    value={author}
                  />
                </div>
                <LongText
                  label={text.summary}
                  onChange={(value) => draft.change({ summary: value })}
                  placeholder={text.summaryHint}
                  rows={3}
                  value={summary}
                />
              </Stack>
            </Card>
            {sections.map((section, place) => (
              <SectionCard
                acts={acts}
                key={section.id}
                label={labels[section.id]}
                place={place}
                section={section}
                total={sections.length}
              />
            ))}
            {sections.length === 0 ? (
              <EmptyState action={adding} description={text.emptyHint} title={text.empty} />
            ) : (
              adding
            )}
          </Editable>
        </div>
        <div className={styles.aside}>
          <FilePanel onChanged={onChanged} report={report} unsaved={status !== 'saved'} />
          {sections.length > 0 && may('reportWrite') && (
            <Outline acts={acts} onAdd={() => pick('')} sections={sections} />
          )}
        </div>
      </div>
      <Allowed call="reportWrite">
        <ContentPicker onAdd={acts.add} onPick={pick} task={query.get('pick')} />
      </Allowed>
    </PageBody>
  );
}
