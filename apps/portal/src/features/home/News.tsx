import { EmptyState } from '@panome/ui/state';
import { Link as TextLink } from '@panome/ui/link';
import { Link } from 'react-router-dom';
import { newsFailed, newsListPath, NewsCards, NewsRows } from '../../shared/news/index.ts';
import { Block } from '../../shared/page/index.ts';
import { useNews } from './api.ts';
import { homeText } from './home.text.ts';

const all = (
  <TextLink asChild>
    <Link to={newsListPath}>{homeText.allNews}</Link>
  </TextLink>
);

/** The newest news: cards where there is room, a short list at the side. */
export const News = ({ wide = false }: { wide?: boolean }) => (
  <Block
    actions={all}
    answer={useNews()}
    empty={<EmptyState variant="inline" title={homeText.noNews} />}
    failing={newsFailed}
    height={wide ? 320 : 360}
    isEmpty={({ data }) => data.length === 0}
    title={homeText.news}
  >
    {({ data }) =>
      wide ? (
        <NewsCards label={homeText.news} level={3} news={data.slice(0, 4)} />
      ) : (
        <NewsRows label={homeText.news} news={data.slice(0, 5)} />
      )
    }
  </Block>
);
