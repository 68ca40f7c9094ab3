import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { FormActions } from '@panome/ui/form';
import { Link } from '@panome/ui/link';
import { useText } from '@panome/ui/locale';
import { ProblemList } from '@panome/ui/problem-list';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../../access/index.ts';
import { taskListPath, toListProblems } from '../../../tasks/index.ts';
import * as styles from '../Form.css.ts';
import { fieldIds } from '../fieldIds.ts';
import { toolFormText } from '../toolForm.text.ts';
import type { Submission } from './useSubmit.ts';

type SubmitSectionProps = {
  name: string;
  onName: (name: string) => void;
  nameError: string | undefined;
  submission: Submission;
  onRunAnyway: () => void;
};

/** The name of the task, what stands in the way, and the button. */
export function SubmitSection({ name, nameError, onName, onRunAnyway, submission }: SubmitSectionProps) {
  const text = useText(toolFormText);
  const { checked = [], failed, maybeSent, phase } = submission;
  const hasErrors = checked.some(({ severity }) => severity === 'error');
  const warned = checked.length > 0 && !hasErrors;
  const list = (
    <Link asChild underline>
      <RouterLink to={taskListPath}>{text.list}</RouterLink>
    </Link>
  );
  return (
    <Card title={text.submitTitle}>
      <Stack>
        <div className={styles.name}>
          <TextField
            error={nameError}
            id={fieldIds.name}
            label={text.name}
            maxLength={100}
            onValueChange={onName}
            required
            value={name}
          />
        </div>
        {warned && (
          <Callout title={text.warnings(checked.length)} tone="warning">
            <Stack space="small">
              <Text as="p">{text.warningsHelp}</Text>
              <ProblemList problems={toListProblems(checked)} />
            </Stack>
          </Callout>
        )}
        {hasErrors && (
          <Callout tone="danger">
            {text.problems(checked.filter(({ severity }) => severity === 'error').length)}
          </Callout>
        )}
        {failed && (
          <Callout title={text.submitFailed} tone="danger">
            {failed.what}
          </Callout>
        )}
        {maybeSent && (
          <Callout title={text.maybeSent} tone="warning">
            {text.maybeSentHelp} {list}
          </Callout>
        )}
        <Allowed call={['taskStore', 'taskValidate']} explain>
          <FormActions>
            {warned ? (
              <Button loading={phase !== 'idle'} onClick={onRunAnyway} variant="primary">
                {text.runAnyway}
              </Button>
            ) : (
              <Button loading={phase !== 'idle'} type="submit" variant="primary">
                {maybeSent ? text.again : text.submit}
              </Button>
            )}
          </FormActions>
        </Allowed>
        <Text role="status" size="secondary" tone="subtle">
          {phase === 'checking' ? text.checking : phase === 'sending' ? text.sending : text.draft}
        </Text>
      </Stack>
    </Card>
  );
}
