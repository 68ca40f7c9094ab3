import { useEffect, useState } from 'react';
import * as styles from './PartsGallery.css.ts';

type Entry = { readonly id: string; readonly title: string; readonly name: string; readonly type: string };
const light = import.meta.glob<string>('../../visual-baselines/*-basic-light.png', {
  eager: true,
  query: '?url',
  import: 'default',
});
const dark = import.meta.glob<string>('../../visual-baselines/*-basic-dark.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of a part's first story, as the tests compare it. */
const pictureOf = (title: string, theme: 'light' | 'dark') =>
  (theme === 'dark' ? dark : light)[
    `../../visual-baselines/${title.split('/').at(-1)!.toLowerCase()}-basic-${theme}.png`
  ];

/** Layers stand in the middle of their picture, and pages fill it: those are shown whole. */
const whole = /^(浮层|示例|图表)\/|(FilePicker|NoticeModal|UploadDialog)$/;

/** Every part by its group, with its picture, as the way to its page. */
export function PartsGallery() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    const load = async () => {
      const answer = await fetch('./index.json', { signal: asked.signal });
      const { entries: found } = (await answer.json()) as { entries: Record<string, Entry> };
      setEntries(Object.values(found).filter(({ title, type }) => type === 'docs' && pictureOf(title, 'light')));
    };
    load().catch(() => setEntries([]));
    return () => asked.abort();
  }, []);
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const groups = Map.groupBy(entries, ({ title }) => title.split('/')[0]!);
  return (
    <div className="sb-unstyled">
      {[...groups].map(([group, parts]) => (
        <section aria-label={group} key={group}>
          <h3 className={styles.group}>{group}</h3>
          <ul className={styles.parts}>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.part} href={`?path=/docs/${id}`} target="_top">
                  <span className={styles.frame}>
                    <img
                      alt=""
                      className={whole.test(title) ? styles.whole : styles.picture}
                      loading="lazy"
                      src={pictureOf(title, theme)}
                    />
                  </span>
                  {title.split('/').at(-1)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
