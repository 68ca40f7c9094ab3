import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { EmptyState } from '@panome/ui/state';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { demoListPath } from '../../shared/projects/index.ts';
import { toolListPath } from '../../shared/tasks/index.ts';
import { UploadToAnalyse } from '../../shared/tools/UploadToAnalyse.tsx';
import { overviewText } from './overview.text.ts';

/** The two ways on: a tool, or data first. */
export const StartActions = () => (
  <>
    <UploadToAnalyse>{overviewText.upload}</UploadToAnalyse>
    <Button asChild variant="quiet">
      <Link to={demoListPath}>{overviewText.demos}</Link>
    </Button>
    <Button asChild icon={<FlaskConical size={16} strokeWidth={1.5} />} variant="primary">
      <Link to={toolListPath}>{overviewText.chooseTool}</Link>
    </Button>
  </>
);

/** The only card with a drawing: how to begin, for an account that has run nothing yet. */
export const Start = () => (
  <Card>
    <EmptyState
      action={<StartActions />}
      description={overviewText.startHelp}
      variant="inline"
      title={overviewText.start}
    />
  </Card>
);
