import { Heading } from '@panome/ui/heading';
import { Tag } from '@panome/ui/tag';
import { Link } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { KindFilter, useListAddress } from '../../../shared/list/index.ts';
import * as styles from '../Academy.css.ts';
import { AcademyFrame } from '../AcademyFrame.tsx';
import { academyText as text } from '../academy.text.ts';
import { FamilyMark } from '../FamilyMark.tsx';
import { narrowed, narrowing, type ArticleItem } from '../filters.ts';
import { academyPaths as paths } from '../paths.ts';
import { Listed } from './Listed.tsx';

const kinds = ['steps', 'text', 'paper'] as const;
const filters = { ...narrowing, kind: kinds } as const;
const asked = { '': {}, steps: { steps: '1' }, text: { kind: 'text' }, paper: { kind: 'paper' } } as const;

/** Articles, tutorials and annotated papers. */
export function Page() {
  const address = useListAddress(filters);
  const { page, pageSize } = address.view;
  const answer = useCallPage(
    'tutorialArticleList',
    { page, size: pageSize, ...narrowed(address.view), ...asked[address.view.kind] },
    { revalidateOnFocus: false },
  );
  return (
    <AcademyFrame title={text.title}>
      <Listed
        address={address}
        answer={answer}
        filters={
          <KindFilter
            kinds={(['', ...kinds] as const).map((kind) => ({ value: kind, label: text.kinds[kind || 'all'] }))}
            label={text.kind}
            onChange={(kind) => address.put({ kind })}
            value={address.view.kind}
          />
        }
      >
        {(rows) => (
          <ul aria-label={text.articles} className={styles.grid} role="list">
            {rows.map((article) => (
              <ArticleCard article={article} key={article.id} />
            ))}
          </ul>
        )}
      </Listed>
    </AcademyFrame>
  );
}

function ArticleCard({ article }: { article: ArticleItem }) {
  const { family, id, kind, level, minutes, picture, steps, summary, title, topic } = article;
  return (
    <li className={styles.card}>
      {picture && <img alt="" className={styles.poster} height={180} loading="lazy" src={picture} width={320} />}
      <Heading level={2} size="section">
        <Link className={styles.link} to={paths.article(id, kind)}>
          {title}
        </Link>
      </Heading>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.cardFacts}>
        {steps > 0 && <Tag tone="accent">{text.steps(steps)}</Tag>}
        {kind === 'paper' && <Tag tone="accent">{text.kinds.paper}</Tag>}
        {family !== 'general' && <FamilyMark family={family} />}
        <span>{topic}</span>
        <span>{text.levels[level]}</span>
        <span>{text.minutes(minutes)}</span>
      </p>
    </li>
  );
}
