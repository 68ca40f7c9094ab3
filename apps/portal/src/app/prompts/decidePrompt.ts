const day = 86_400_000;
/** The questionnaire rests for 24 hours after it was dismissed. */
const questionnaireRest = day;
/** A moment further away than a day was never stored by us on a clock that was right. */
const longestSnooze = day;

/** What is known when something could be shown. All moments in ms since 1970; `NaN` and `null` for never. */
export type PromptFacts = {
  readonly now: number;
  /** Until when the reader wants no notices. */
  readonly remindAt: number | null;
  /** When the questionnaire was dismissed last. */
  readonly dismissedAt: number | null;
  readonly loggedIn: boolean;
  /** How many notices are new to the reader; `undefined` while they are loading. */
  readonly notices: number | undefined;
  /** How many questionnaires wait for an answer; `undefined` while they are loading. */
  readonly questionnaires: number | undefined;
  /** The notices were shown in this visit. */
  readonly noticesClosed: boolean;
};

/** Whether 今日不再提醒 still holds. A moment in the far future is a clock that was wrong, and holds nothing. */
const isSnoozed = (remindAt: number | null, now: number): boolean =>
  remindAt !== null && remindAt > now && remindAt - now <= longestSnooze;

/** Whether the questionnaire was dismissed less than 24 hours ago. A moment in the future is a clock that was wrong. */
const isResting = (dismissedAt: number | null, now: number): boolean =>
  dismissedAt !== null && dismissedAt <= now && now - dismissedAt < questionnaireRest;

/**
 * What to show now. Notices first; without any that are new, or when they are snoozed, the questionnaire. Never both in
 * one visit: who came to work is stopped once, and the questionnaire has time.
 */
export function decidePrompt({
  dismissedAt,
  loggedIn,
  notices,
  noticesClosed,
  now,
  questionnaires,
  remindAt,
}: PromptFacts): 'notice' | 'questionnaire' | null {
  if (noticesClosed) return null;
  if (!isSnoozed(remindAt, now)) {
    // Whether the questionnaire's turn has come is not known yet.
    if (notices === undefined) return null;
    if (notices > 0) return 'notice';
  }
  return loggedIn && (questionnaires ?? 0) > 0 && !isResting(dismissedAt, now) ? 'questionnaire' : null;
}
