import { Ticker } from '@panome/ui/ticker';
import { messageOf, useCallPage } from '../shared/api/index.ts';
import { newsFailed, newsPath } from '../shared/news/newsPath.ts';

/** The ten newest headlines. Without news the bar simply has more room. */
export function NewsTicker() {
  const { data, error, mutate } = useCallPage('dynamicList', { page: 1, size: 10 }, { revalidateOnFocus: false });
  const items = (data?.data ?? []).map(({ id, title }) => ({ id, label: title, href: `#${newsPath(id)}` }));
  return (
    <Ticker
      error={error && `${newsFailed}：${messageOf(error)}`}
      items={items}
      onRetry={error ? () => void mutate() : undefined}
    />
  );
}
