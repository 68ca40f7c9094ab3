export { Calendar } from './Calendar.tsx';
export type { CalendarProps } from './Calendar.tsx';
export { CalendarPopover } from './CalendarPopover.tsx';
export { DateField } from './DateField.tsx';
export type { DateFieldProps } from './DateField.tsx';
export { addDays, addMonths, lastDays, localToday } from './days.ts';
export type { DayLimits, DayRange } from './days.ts';
export { useDayDraft } from './useDayDraft.ts';
