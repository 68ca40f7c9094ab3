import type { ResponseOf } from '@panome/contract/client';
import { useEffect, useState } from 'react';
import { call, messageOf } from '../../../shared/api/index.ts';

export type Preview = ResponseOf<'staffContentPreview'>;
const pause = 400;

/** How what is typed will look, a moment after the last key; the last answer stays while the next is on its way. */
export function usePreview(text: string, questions: string) {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      call('staffContentPreview', { text, questions }).then(
        (answer) => {
          if (!current) return;
          setPreview(answer);
          setProblem('');
        },
        (error: unknown) => current && setProblem(messageOf(error)),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [questions, text]);
  return { preview, problem };
}
