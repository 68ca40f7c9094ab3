import { Heading } from '@panome/ui/heading';
import { Link } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { useListAddress } from '../../../shared/list/index.ts';
import * as styles from '../Academy.css.ts';
import { AcademyFrame } from '../AcademyFrame.tsx';
import { academyText as text } from '../academy.text.ts';
import { clock } from '../clock.ts';
import { narrowed, narrowing } from '../filters.ts';
import { academyPaths as paths } from '../paths.ts';
import { Listed } from './Listed.tsx';

/** The videos. */
export function Page() {
  const address = useListAddress(narrowing);
  const { page, pageSize } = address.view;
  const answer = useCallPage(
    'tutorialVideoList',
    { page, size: pageSize, ...narrowed(address.view) },
    { revalidateOnFocus: false },
  );
  return (
    <AcademyFrame description={text.videosHelp} title={text.videos}>
      <Listed address={address} answer={answer}>
        {(rows) => (
          <ul aria-label={text.videos} className={styles.grid} role="list">
            {rows.map(({ clicks, id, poster, seconds, summary, title, topic }) => (
              <li className={styles.card} key={id}>
                {poster && (
                  <img alt="" className={styles.poster} height={200} loading="lazy" src={poster} width={320} />
                )}
                <Heading level={2} size="section">
                  <Link className={styles.link} to={paths.video(id)}>
                    {title}
                  </Link>
                </Heading>
                <p className={styles.summary}>{summary}</p>
                <p className={styles.cardFacts}>
                  <span>{clock(seconds)}</span>
                  <span>{topic}</span>
                  <span>{text.plays(clicks)}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </AcademyFrame>
  );
}
