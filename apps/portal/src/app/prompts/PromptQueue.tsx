import type { Notice } from '@panome/ui/notice-modal';
import { useModalTurn } from '@panome/ui/overlay';
import { lazy, Suspense, useState } from 'react';
import { decidePrompt } from './decidePrompt.ts';
import {
  addIds,
  closedThisVisit,
  dismissedKey,
  readIds,
  readKey,
  readMoment,
  remindKey,
  writeMoment,
  type PromptStorage,
} from './promptMemory.ts';
import type { Questionnaire } from './QuestionnairePrompt.tsx';

const NoticeModal = lazy(async () => ({ default: (await import('@panome/ui/notice-modal')).NoticeModal }));
const QuestionnairePrompt = lazy(async () => ({
  default: (await import('./QuestionnairePrompt.tsx')).QuestionnairePrompt,
}));

export type PromptQueueProps = {
  /** Who reads: the key under which moments are kept; `null` for a visitor, who gets no questionnaire. */
  user: string | null;
  /** The notices in effect, newest first; `undefined` while they are loading. */
  notices: readonly Notice[] | undefined;
  /** The questionnaires, with what the server knows to be answered; `undefined` while they are loading. */
  questionnaires?: readonly Questionnaire[] | undefined;
  /** 填写 was pressed; the prompt has closed. */
  onAnswer?: (questionnaire: Questionnaire) => void;
  /** Where moments are kept, in ms since 1970: usually `localStorage`. */
  storage: PromptStorage;
  /** The clock, in ms since 1970; the device's own by default. */
  now?: () => number;
};

/**
 * What greets a reader: the notices that are new, or else a questionnaire; one window a visit. 知道了 puts notices away for
 * good, 今日不再提醒 until tomorrow.
 *
 * Mounted once, in the frame. Its windows load when they are needed.
 */
export function PromptQueue(props: PromptQueueProps) {
  // Another reader on the same page is greeted anew.
  return <Greeting {...props} key={props.user ?? ''} />;
}

function Greeting({ notices, now = Date.now, onAnswer, questionnaires, storage, user }: PromptQueueProps) {
  const closed = closedThisVisit(storage);
  const [, render] = useState(0);
  // Notices are the same for everybody: who read one before the login has read it.
  const read = new Set([null, user].flatMap((reader) => readIds(storage, readKey(reader))));
  const fresh = notices?.filter(({ id }) => !read.has(id));
  const waiting = questionnaires?.filter(({ answered }) => !answered);
  const prompt = decidePrompt({
    now: now(),
    remindAt: readMoment(storage, remindKey(user)),
    dismissedAt: readMoment(storage, dismissedKey(user)),
    loggedIn: user !== null,
    notices: fresh?.length,
    questionnaires: closed.has(dismissedKey(user)) ? 0 : waiting?.length,
    noticesClosed: closed.has(remindKey(user)) || closed.has(remindKey(null)),
  });

  // A window that the reader has opened comes first.
  const hasTurn = useModalTurn(prompt !== null);

  const close = (key: string) => {
    closed.add(key);
    render((count) => count + 1);
  };
  const closeNotices = (until: number | null) => {
    if (until !== null) writeMoment(storage, remindKey(user), until);
    else
      addIds(
        storage,
        readKey(user),
        (fresh ?? []).map(({ id }) => id),
      );
    close(remindKey(user));
  };
  const dismiss = () => {
    writeMoment(storage, dismissedKey(user), now());
    close(dismissedKey(user));
  };
  const answer = (questionnaire: Questionnaire) => {
    dismiss();
    onAnswer?.(questionnaire);
  };
  return (
    <Suspense>
      {hasTurn && prompt === 'notice' && (
        <NoticeModal notices={fresh ?? []} now={now} onOpenChange={(_open, until) => closeNotices(until)} open />
      )}
      {hasTurn && prompt === 'questionnaire' && (
        <QuestionnairePrompt onAnswer={answer} onClose={dismiss} questionnaires={waiting ?? []} />
      )}
    </Suspense>
  );
}
