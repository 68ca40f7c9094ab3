import { formatTime } from '../format/format.ts';

/** ISO time → `2026-11-21`, Asia/Shanghai; `--` without one. */
export const formatDay = (iso: string | null): string => formatTime(iso).slice(0, 10);
