import { useLocation, useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { useCall, useCallPage } from '../shared/api/index.ts';
import { formatTime } from '../shared/format/format.ts';
import { useTell } from '../shared/page/useTell.ts';
import { useSession } from '../shared/session/useSession.ts';
import { PromptQueue } from './prompts/PromptQueue.tsx';

/** Access to blocked storage throws; without storage the notices show again at the next visit. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};

const detail = '/support/questionnaire-detail';
const still = { revalidateOnFocus: false } as const;

/**
 * The notices in effect, once a visit, unless the reader wants none today; then, for those who are logged in, the
 * questionnaires that wait for an answer, not within 24 hours of the last dismissal (E-25, E-26). Without an answer
 * there is nothing to show.
 */
export function Notices() {
  const user = useSession()?.email ?? null;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: notices, error } = useCall('noticeInEffective', {}, still);
  const tell = useTell();
  // An unreachable server is said by the bar above the page.
  const failed = error && error.kind !== 'network' ? error : undefined;
  useEffect(() => failed && tell.failed(failed, '获取公告失败'), [failed, tell]);
  const questionnaires = useCallPage('questionItemList', user === null ? null : { page: 1, size: 5 }, still).data;
  // Whoever is answering a questionnaire is not asked to answer another.
  const answering = pathname === detail;
  return (
    <PromptQueue
      notices={notices?.map(({ starts_at, ...notice }) => ({ ...notice, date: formatTime(starts_at).slice(0, 10) }))}
      onAnswer={({ id }) => void navigate(`${detail}?id=${encodeURIComponent(id)}`)}
      questionnaires={user === null || answering ? undefined : questionnaires?.data}
      storage={storage}
      user={user}
    />
  );
}
