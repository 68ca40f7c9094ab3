export { Ticker, type TickerItem, type TickerProps } from './Ticker.tsx';
export { tickerText } from './Ticker.text.ts';
