/** Per account: one reader's 今日不再提醒 silences nobody else on this machine (decisions E-25, E-27). */
const keyOf = (account: string) => `panome.notice.${account}`;
/** Closed without snooze: not again until the page is loaded anew. */
const closed = new Set<string>();

export const noticeSnooze = {
  isDue: (account: string, now = Date.now()): boolean => {
    if (closed.has(account)) return false;
    try {
      return !(Number(localStorage.getItem(keyOf(account))) > now);
    } catch {
      return true;
    }
  },
  close: (account: string, until: Date | null): void => {
    closed.add(account);
    if (!until) return;
    try {
      localStorage.setItem(keyOf(account), String(until.getTime()));
    } catch {
      // Asked again at the next visit.
    }
  },
};
