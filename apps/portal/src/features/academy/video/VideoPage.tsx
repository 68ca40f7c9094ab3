import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Tag } from '@panome/ui/tag';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import * as pageStyles from '../Academy.css.ts';
import { academyText } from '../academy.text.ts';
import { useLearning } from '../article/useLearning.ts';
import { clock } from '../clock.ts';
import { FamilyMark } from '../FamilyMark.tsx';
import { Missing } from '../Missing.tsx';
import { academyPaths as paths } from '../paths.ts';
import { Lines } from './Lines.tsx';
import { useCaptions } from './useCaptions.ts';
import { usePlayer } from './usePlayer.ts';
import * as styles from './Video.css.ts';
import { videoText as text } from './video.text.ts';

type Video = ResponseOf<'tutorialVideoDetail'>;

/** A video with its chapters and what is said in it. */
export function Page() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const at = Number(query.get('at') ?? '');
  return <Loaded at={Number.isFinite(at) && at > 0 ? at : undefined} id={id} key={id} />;
}

function Loaded({ at, id }: { at: number | undefined; id: string }) {
  // The address is signed for a quarter of an hour: asked for anew it would begin the film again.
  const { data, error, mutate } = useCall(
    'tutorialVideoDetail',
    { id },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  return data ? (
    <Watch at={at} onReload={() => void mutate()} video={data} />
  ) : (
    <Missing error={error} onRetry={() => void mutate()} />
  );
}

type WatchProps = { readonly video: Video; readonly at: number | undefined; readonly onReload: () => void };

function Watch({ at, onReload, video }: WatchProps) {
  const { chapters, clicks, family, id, more, poster, seconds, summary, title, transcript, type, url } = video;
  const learning = useLearning({ kind: 'video', id });
  // Where it begins is settled once: what is kept while it plays must not move it.
  const [begin, setBegin] = useState<number | undefined>(at);
  if (begin === undefined && learning.learning !== undefined) setBegin(learning.learning?.position ?? 0);
  const { element, events, failed, jump, now, retried } = usePlayer({
    id,
    seconds,
    from: at ?? begin,
    onPlace: (second, done) => {
      // What is lost on the way is only the place.
      if (learning.loggedIn) learning.save(second, done || undefined).catch(() => undefined);
    },
  });
  useCaptions(element, url, transcript, seconds);
  return (
    <PageBody>
      <div className={pageStyles.columns}>
        <div className={pageStyles.main}>
          <PageHeader
            description={
              <span className={pageStyles.facts}>
                <FamilyMark family={family} />
                <span>{clock(seconds)}</span>
                <span>{academyText.plays(clicks)}</span>
                {learning.learning?.done_at && (
                  <Tag icon={<CircleCheck size={14} strokeWidth={1.5} />} tone="success">
                    {text.done}
                  </Tag>
                )}
              </span>
            }
            title={title}
          />
          {failed && (
            <Callout
              actions={
                <Button
                  onClick={() => {
                    retried();
                    onReload();
                  }}
                  size="small"
                >
                  {text.again}
                </Button>
              }
              title={text.failed}
              tone="danger"
            >
              {text.failedHelp}
            </Callout>
          )}
          {/* What is said stands beside it as text that leads to its second. */}
          <video
            aria-label={title}
            className={styles.player}
            controls
            key={url}
            playsInline
            poster={poster || undefined}
            preload="metadata"
            ref={element}
            {...events}
          >
            <source src={url} type={type} />
            <track kind="captions" label={text.transcript} srcLang="zh" />
          </video>
          <p className={pageStyles.summary}>{summary}</p>
        </div>
        <aside className={pageStyles.aside}>
          {chapters.length > 0 && (
            <Card title={text.chapters}>
              <Lines
                lines={chapters.map(({ at: from, title: words }) => ({ at: from, words }))}
                jump={jump}
                now={now}
              />
            </Card>
          )}
          {transcript.length > 0 && (
            <Card title={text.transcript}>
              <Lines
                lines={transcript.map(({ at: from, text: words }) => ({ at: from, words }))}
                jump={jump}
                now={now}
                search
              />
            </Card>
          )}
          {more.length > 0 && (
            <Card title={text.more}>
              <ul className={pageStyles.rows} role="list">
                {more.map((one) => (
                  <li key={one.id}>
                    <Link to={paths.video(one.id)}>{one.title}</Link>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </aside>
      </div>
    </PageBody>
  );
}
