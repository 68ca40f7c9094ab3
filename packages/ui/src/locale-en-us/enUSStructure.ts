import type { Catalogue } from '../locale/index.ts';

/** English words for days, and for what gives a page its order. */
export const structure = {
  Calendar: {
    chosen: 'chosen',
    early: (min: string) => `not before ${min}`,
    late: (max: string) => `not after ${max}`,
    nextMonth: 'Next month',
    nextYear: 'Next year',
    previousMonth: 'Previous month',
    previousYear: 'Previous year',
    today: 'today',
  },
  DateField: {
    afterTomorrow: 'in two days',
    beforeYesterday: 'two days ago',
    calendar: 'Calendar',
    choose: 'Open calendar',
    clear: 'Clear date',
    early: (min: string) => `Choose ${min} or a later day`,
    late: (max: string) => `Choose ${max} or an earlier day`,
    placeholder: 'YYYY-MM-DD',
    refused: (reason: string) => `${reason}; choose another day`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    unknown: (example: string) => `This is not a date; write it like ${example}`,
    yesterday: 'Yesterday',
  },
  DateRangeField: {
    calendar: 'Choose a date range',
    chooseEnd: 'Choose the last day',
    chooseStart: 'Choose the first day',
    from: 'First day',
    last30: 'Last 30 days',
    last7: 'Last 7 days',
    order: 'The last day is before the first; please change one',
    presets: 'Common ranges',
    to: 'Last day',
    today: 'Today',
  },
} satisfies Catalogue;
