import { EmptyState } from '@panome/ui/state';
import { formatTime } from '../../shared/format/format.ts';
import { Block } from '../../shared/page/index.ts';
import { Rows } from '../../shared/recent/index.ts';
import { useNews } from './api.ts';
import { homeText } from './home.text.ts';

/** The newest news; an item opens in a dialog over this page. */
export function NewsList() {
  return (
    <Block answer={useNews()} empty={<EmptyState size="inline" title={homeText.noNews} />} height={200} isEmpty={({ data }) => data.length === 0} title={homeText.news}>
      {({ data }) => <Rows label={homeText.news} rows={data.map(({ created_at, id, title }) => ({ id, name: title, to: `/home?news=${encodeURIComponent(id)}`, detail: formatTime(created_at).slice(0, 10) }))} />}
    </Block>
  );
}
