import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { CopyButton } from '@panome/ui/copy-button';
import { Progress } from '@panome/ui/progress';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { toolFormPath } from '../../../shared/tasks/index.ts';
import * as pageStyles from '../Academy.css.ts';
import { academyPaths as paths } from '../paths.ts';
import type { Article } from './articleTypes.ts';
import { articleText as text } from './article.text.ts';
import type { useLearning } from './useLearning.ts';

type AsideProps = { readonly article: Article; readonly learning: ReturnType<typeof useLearning> };

/** What stands beside an article: how far one has come, its tools, its source, and what to read next. */
export function ArticleAside({ article, learning }: AsideProps) {
  const { authors, doi, more, tools } = article;
  return (
    <aside className={pageStyles.aside}>
      <ProgressCard article={article} learning={learning} />
      {doi && (
        <Card title={text.source}>
          <Stack space="small">
            <Text>{authors}</Text>
            <Text>
              <a href={`https://doi.org/${doi}`} rel="noopener noreferrer" target="_blank">
                doi:{doi}
              </a>
              <CopyButton label={text.copy} value={`https://doi.org/${doi}`} />
            </Text>
          </Stack>
        </Card>
      )}
      {tools.length > 0 && (
        <Card title={text.tools}>
          <ul className={pageStyles.rows} role="list">
            {tools.map(({ id, title }) => (
              <li key={id}>
                <Link to={toolFormPath(id)}>{title}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {more.length > 0 && (
        <Card title={text.more}>
          <ul className={pageStyles.rows} role="list">
            {more.map(({ id, kind, title }) => (
              <li key={id}>
                <Link to={paths.article(id, kind)}>{title}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

function ProgressCard({ article: { steps }, learning: { learning, loggedIn, save } }: AsideProps) {
  const tell = useTell();
  const checked = steps.filter(({ checks }) => checks > 0);
  if (!loggedIn || learning === undefined) return null;
  const passed = checked.filter(({ id }) => learning?.steps.includes(id)).length;
  const done = learning?.done_at !== null && learning !== null;
  const mark = async () => {
    try {
      await save(done ? learning.position : 100, !done);
    } catch (error) {
      tell.failed(error);
    }
  };
  return (
    <Card title={text.progress}>
      <Stack align="stretch" space="medium">
        {checked.length > 0 && (
          <Progress
            detail=""
            label={text.ofSteps(passed, checked.length)}
            tone={passed === checked.length ? 'success' : 'accent'}
            value={(100 * passed) / checked.length}
          />
        )}
        {done && (
          <Text>
            <span className={pageStyles.facts}>
              <CircleCheck aria-hidden size={16} strokeWidth={1.5} />
              {text.finished}
            </span>
          </Text>
        )}
        <Allowed call="tutorialProgress">
          <Button onClick={() => void mark()} size="small">
            {done ? text.undone : text.done}
          </Button>
        </Allowed>
        <Link to={paths.study}>{text.toStudy}</Link>
      </Stack>
    </Card>
  );
}
