export { Ticker, type TickerProps } from './Ticker.tsx';
export type { TickerItem } from './TickerItem.ts';
export { tickerText } from './Ticker.text.ts';
