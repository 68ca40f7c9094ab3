import { formatTime } from '../../../shared/format/format.ts';

/** The day alone: the minute matters to nobody here. */
export const dayOf = (iso: string): string => formatTime(iso).slice(0, 10);
