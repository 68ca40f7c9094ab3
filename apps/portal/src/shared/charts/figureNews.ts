import type { FigureEdit } from '@panome/charts/edits';

/** What the editor of figures saved, told to the result that may be open beside it. */
export type FigureNews = { readonly task: string; readonly chart: string; readonly edits: readonly FigureEdit[] };

const name = 'panome-figures';

/** Tells the other pages of this browser which edits a figure has now. */
export function tellFigure(news: FigureNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** @returns what ends the listening. */
export function onFigureNews(listener: (news: FigureNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<FigureNews>) => listener(data));
  return () => channel.close();
}
