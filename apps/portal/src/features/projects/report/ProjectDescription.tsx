import { Button } from '@panome/ui/button';
import { Form, FormActions, FormSubmit } from '@panome/ui/form';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call, messageOf } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { changingProjects, type Project } from '../../../shared/projects/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';

const most = 2_000;

/** What a project is about, in its owner's words. */
export function ProjectDescription({
  project: { can, description, id },
}: {
  project: Pick<Project, 'can' | 'description' | 'id'>;
}) {
  const tell = useTell();
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  useDirty(draft !== undefined && draft !== description);

  if (draft === undefined) {
    return (
      <>
        {description && <p className={styles.description}>{description}</p>}
        {can.update && (
          <div className={styles.flush} data-no-print>
            <Allowed call="projectUpdate">
              <Button onClick={() => setDraft(description)} size="small" variant="quiet">
                {description ? text.describe : text.addDescription}
              </Button>
            </Allowed>
          </div>
        )}
      </>
    );
  }
  const save = async () => {
    try {
      await changingProjects(call('projectUpdate', { id, description: draft }));
      tell.done(text.saved);
      setDraft(undefined);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return (
    <Form onSubmit={save}>
      <TextArea
        autoFocus
        error={error}
        help={text.descriptionHelp}
        label={text.description}
        maxLength={most}
        onValueChange={(next) => {
          setDraft(next);
          setError(undefined);
        }}
        value={draft}
      />
      <FormActions>
        <FormSubmit size="small">{text.save}</FormSubmit>
        <Button onClick={() => setDraft(undefined)} size="small" variant="quiet">
          {text.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
