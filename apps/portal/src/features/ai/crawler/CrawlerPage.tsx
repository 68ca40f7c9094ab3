import { Card } from '@panome/ui/card';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Block, PageBody, PageHeader } from '../../../shared/page/index.ts';
import { AiTabs } from '../AiTabs.tsx';
import { useReview } from '../api.ts';
import { crawlerText as text } from './crawler.text.ts';
import * as styles from './Crawler.css.ts';
import { LiteratureList } from './LiteratureList.tsx';
import { Reviews } from './Reviews.tsx';
import { ReviewView } from './ReviewView.tsx';

/** The own literature, and reviews that quote it. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const id = query.get('review') ?? '';
  const review = useReview(id);
  const open = (next: string) =>
    setQuery((before) => {
      const changed = new URLSearchParams(before);
      if (next) changed.set('review', next);
      else changed.delete('review');
      return changed;
    });
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <AiTabs />
      {id ? (
        <Block answer={review} height={480} title={text.reviews}>
          {(data) => <ReviewView onClose={() => open('')} review={data} />}
        </Block>
      ) : (
        <div className={styles.panes}>
          <LiteratureList chosen={chosen} onChoose={setChosen} />
          <Card>
            <Reviews chosen={chosen} onOpen={open} />
          </Card>
        </div>
      )}
    </PageBody>
  );
}
