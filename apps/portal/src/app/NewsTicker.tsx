import { Ticker } from '@panome/ui/ticker';
import { useCallPage } from '../shared/api/index.ts';

/** The ten newest headlines. Without news, or without an answer, the bar simply has more room. */
export function NewsTicker() {
  const { data } = useCallPage('dynamicList', { page: 1, size: 10 }, { revalidateOnFocus: false });
  if (!data || data.data.length === 0) return null;
  return <Ticker items={data.data.map(({ id, title }) => ({ id, label: title, href: `#/home?news=${id}` }))} />;
}
