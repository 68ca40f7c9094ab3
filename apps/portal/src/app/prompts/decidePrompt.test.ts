import { describe, expect, it } from 'vitest';
import { endOfDay } from '@panome/ui/notice-modal';
import { decidePrompt, type PromptFacts } from './decidePrompt.ts';

const now = new Date(2026, 10, 21, 14, 8).getTime();
const hour = 3_600_000;
const usual: PromptFacts = {
  now,
  remindAt: null,
  dismissedAt: null,
  loggedIn: true,
  notices: 2,
  questionnaires: 1,
  noticesClosed: false,
};

describe('decidePrompt', () => {
  it.each<[string, Partial<PromptFacts>, ReturnType<typeof decidePrompt>]>([
    ['notices come first', {}, 'notice'],
    ['notices come for visitors too', { loggedIn: false }, 'notice'],
    ['a visit with notices has no questionnaire after them', { noticesClosed: true }, null],
    ['the questionnaire comes when there are no notices', { notices: 0 }, 'questionnaire'],
    [
      'the questionnaire comes when notices are snoozed',
      { remindAt: endOfDay(new Date(now)).getTime() },
      'questionnaire',
    ],
    ['snoozed notices need not have arrived', { remindAt: now + 1, notices: undefined }, 'questionnaire'],
    ['nothing comes before it is known whether there are notices', { notices: undefined }, null],
    ['nothing comes before the questionnaires are known', { notices: 0, questionnaires: undefined }, null],
    ['a visitor gets no questionnaire', { loggedIn: false, notices: 0 }, null],
    ['an empty list of questionnaires is not shown', { notices: 0, questionnaires: 0 }, null],
    ['the snooze ends with its moment', { remindAt: now }, 'notice'],
    ['a snooze of more than a day is a clock that was wrong', { remindAt: now + 25 * hour }, 'notice'],
    ['what cannot be read as a moment snoozes nothing', { remindAt: Number.NaN }, 'notice'],
    ['a dismissed questionnaire rests', { notices: 0, dismissedAt: now }, null],
    ['it rests one millisecond less than 24 hours', { notices: 0, dismissedAt: now - 86_399_999 }, null],
    ['after 24 hours it comes again', { notices: 0, dismissedAt: now - 86_400_000 }, 'questionnaire'],
    ['a dismissal in the future is a clock that was wrong', { notices: 0, dismissedAt: now + hour }, 'questionnaire'],
    ['a dismissed questionnaire does not hold back notices', { dismissedAt: now }, 'notice'],
  ])('%s', (_fact, change, expected) => {
    expect(decidePrompt({ ...usual, ...change })).toBe(expected);
  });

  it('asks again on the next day, whatever the hour', () => {
    const snoozed = { ...usual, questionnaires: 0, remindAt: endOfDay(new Date(2026, 10, 21, 0, 5)).getTime() };
    expect(decidePrompt({ ...snoozed, now: new Date(2026, 10, 21, 23, 59, 59).getTime() })).toBeNull();
    expect(decidePrompt({ ...snoozed, now: new Date(2026, 10, 22, 0, 0, 0, 1).getTime() })).toBe('notice');
  });
});
