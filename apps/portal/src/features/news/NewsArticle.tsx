import type { ResponseOf } from '@panome/contract/client';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { CopyButton } from '@panome/ui/copy-button';
import { Link as TextLink } from '@panome/ui/link';
import { RichText } from '@panome/ui/rich-text';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import { newsListPath, newsPath, NewsRows } from '../../shared/news/index.ts';
import { Block, PageBody, PageHeader } from '../../shared/page/index.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import { useRecommended } from './api.ts';
import * as styles from './News.css.ts';
import { newsText as text } from './news.text.ts';

type News = ResponseOf<'dynamicDetail'>;
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The article with where it leads, what lies beside it and what to read next. */
export function NewsArticle({ news }: { news: News }) {
  const { clicks, content, created_at, file_path, id, jump_url, kind, newer, older, title } = news;
  const above = (
    <Breadcrumb current={title}>
      <TextLink asChild>
        <Link to="/home">{text.home}</Link>
      </TextLink>
      <TextLink asChild>
        <Link to={newsListPath}>{text.title}</Link>
      </TextLink>
    </Breadcrumb>
  );
  const actions = (
    <div className={styles.acts}>
      <CopyButton label={text.copy} value={`${location.origin}${location.pathname}#${newsPath(id)}`} withLabel />
      <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
        {text.print}
      </Button>
    </div>
  );
  return (
    <PageBody>
      <div className={`${styles.article} ${styles.columns}`}>
        <article className={styles.main}>
          <PageHeader
            above={above}
            actions={actions}
            description={
              <span className={styles.facts}>
                <Tag>{kind}</Tag>
                <time dateTime={created_at}>{formatTime(created_at).slice(0, 16)}</time>
                <span>{text.clicks(clicks)}</span>
              </span>
            }
            title={title}
          />
          {file_path && <img alt="" className={styles.cover} height={428} src={file_path} width={760} />}
          <RichText html={content} />
          <Way to={jump_url} />
          <Beside newer={newer} older={older} />
        </article>
        <aside className={styles.aside}>
          <Block
            answer={useRecommended(id)}
            empty={<Text tone="muted">{text.noRecommended}</Text>}
            height={240}
            isEmpty={(rows) => rows.length === 0}
            title={text.recommended}
          >
            {(rows) => <NewsRows label={text.recommended} news={rows} />}
          </Block>
        </aside>
      </div>
    </PageBody>
  );
}

/** Where the article leads: a page of the portal, or a site that the provider named (SEC-43). */
function Way({ to }: { to: string }) {
  const inside = safePath(to);
  const host = /^https:\/\/([^/@]+)/.exec(to)?.[1];
  if (inside !== '/')
    return (
      <div className={styles.acts}>
        <Button asChild variant="primary">
          <Link to={inside}>{text.go}</Link>
        </Button>
      </div>
    );
  if (!host) return null;
  return (
    <div className={styles.acts}>
      <Button asChild>
        <a href={to} rel="noopener noreferrer" target="_blank">
          {text.goHost(host)}
        </a>
      </Button>
    </div>
  );
}

function Beside({ newer, older }: Pick<News, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={text.beside} className={styles.beside}>
      {newer && (
        <Link className={styles.besideItem} to={newsPath(newer.id)}>
          <span className={styles.besideWay}>
            <ArrowLeft {...icon} />
            {text.newer}
          </span>
          {newer.title}
        </Link>
      )}
      {older && (
        <Link className={styles.besideItem} to={newsPath(older.id)}>
          <span className={styles.besideWay}>
            {text.older}
            <ArrowRight {...icon} />
          </span>
          {older.title}
        </Link>
      )}
    </nav>
  );
}
