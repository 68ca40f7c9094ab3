import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Allowed } from '../../shared/access/index.ts';
import { enquiryPaths } from '../../shared/enquiry/paths.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { supportText as text } from './support.text.ts';

const FeedbackDialog = lazy(async () => ({
  default: (await import('../../shared/help/FeedbackDialog.tsx')).FeedbackDialog,
}));

/** After-sales requests and feedback, which belong to an account. */
export function OtherWays() {
  const session = useSession();
  const [feedback, setFeedback] = useState(false);
  if (!session) {
    return (
      <Card title={text.more}>
        <Stack align="start">
          <Text tone="muted">{text.login}</Text>
          <Button asChild>
            <Link to={`/user/login?redirect=${encodeURIComponent('/help/support')}`}>{text.loginAct}</Link>
          </Button>
        </Stack>
      </Card>
    );
  }
  return (
    <Card title={text.more}>
      <Stack align="start">
        <Text tone="muted">{text.requestsHelp}</Text>
        <Button asChild>
          <Link to={enquiryPaths.list}>{text.requests}</Link>
        </Button>
        <Text tone="muted">{text.feedbackHelp}</Text>
        <Allowed call="feedbackStore">
          <Button onClick={() => setFeedback(true)}>{text.feedback}</Button>
        </Allowed>
      </Stack>
      {feedback && (
        <Suspense>
          <FeedbackDialog onClose={() => setFeedback(false)} />
        </Suspense>
      )}
    </Card>
  );
}
