import { RichText } from '@panome/ui/rich-text';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import * as pageStyles from '../Academy.css.ts';
import { academyText } from '../academy.text.ts';
import { FamilyMark } from '../FamilyMark.tsx';
import { Missing } from '../Missing.tsx';
import * as styles from './Article.css.ts';
import { ArticleAside } from './ArticleAside.tsx';
import type { Article } from './articleTypes.ts';
import { StepCard } from './StepCard.tsx';
import { useLearning } from './useLearning.ts';
import { useReadShare } from './useReadShare.ts';

/** An article or an annotated paper; both are one page with two addresses. */
export function Page() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  // Another article begins at its top, and its title is read out.
  return <Loaded id={id} key={id} />;
}

function Loaded({ id }: { id: string }) {
  const { data, error, mutate } = useCall('tutorialArticleDetail', { id }, { revalidateOnFocus: false });
  return data ? <Read article={data} /> : <Missing error={error} onRetry={() => void mutate()} />;
}

function Read({ article }: { article: Article }) {
  const { family, id, level, minutes, parts, steps, summary, title, topic } = article;
  const learning = useLearning({ kind: 'article', id });
  const known = learning.loggedIn && !learning.isLoading;
  const body = useReadShare(known, learning.learning?.position ?? 0, (percent) => {
    // What is lost on the way is only the place.
    learning.save(percent).catch(() => undefined);
  });
  return (
    <PageBody>
      <div className={pageStyles.columns}>
        <article className={pageStyles.main}>
          <PageHeader
            description={
              <span className={pageStyles.facts}>
                <FamilyMark family={family} />
                <span>{topic}</span>
                <span>{academyText.levels[level]}</span>
                <span>{academyText.minutes(minutes)}</span>
              </span>
            }
            title={title}
          />
          <p className={pageStyles.summary}>{summary}</p>
          <div className={styles.body} ref={body}>
            {parts.map((part, at) => {
              if ('html' in part) return <RichText html={part.html} key={`text ${at}`} />;
              const step = steps.find((one) => one.id === part.step);
              return (
                step && (
                  <StepCard
                    article={id}
                    index={steps.indexOf(step) + 1}
                    key={step.id}
                    learning={learning}
                    step={step}
                  />
                )
              );
            })}
          </div>
        </article>
        <ArticleAside article={article} learning={learning} />
      </div>
    </PageBody>
  );
}
