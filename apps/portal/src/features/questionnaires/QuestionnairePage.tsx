import { Button } from '@panome/ui/button';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { AnswersGiven } from './AnswersGiven.tsx';
import { useQuestionnaire } from './api.ts';
import { questionnaireListPath } from './paths.ts';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';
import { questionnairesText as text } from './questionnaires.text.ts';

const toList = (
  <Button asChild>
    <Link to={questionnaireListPath}>{text.toList}</Link>
  </Button>
);

/** One questionnaire: to fill in, or what was answered. */
export function Page() {
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, mutate } = useQuestionnaire(id);
  if (data?.state === 'answered') return <AnswersGiven questionnaire={data} />;
  // Other questions are another form; the answers outlive it.
  if (data && data.state !== 'closed')
    return (
      <QuestionnaireForm key={`${data.id} ${data.version}`} onChanged={() => void mutate()} questionnaire={data} />
    );
  if (data)
    return (
      <PageBody>
        <PageHeader title={data.title} />
        <EmptyState action={toList} description={text.closedHelp} title={text.closed} />
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader title={text.title} />
      {!id || error?.status === 404 ? (
        <EmptyState action={toList} description={text.missingHelp} title={text.missing} />
      ) : error ? (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      ) : (
        <Skeleton height={400} shape="block" />
      )}
    </PageBody>
  );
}
