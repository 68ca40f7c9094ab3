import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { messageOf } from '../../../shared/api/callError.ts';
import type { CaptchaAnswer } from './CaptchaField.tsx';
import { needsCaptcha } from './needsCaptcha.ts';

export type CodeSender = 'sendVerifyCode' | 'sendRegisterCode' | 'userSendEmailCode' | 'userSendPhoneCode';

/**
 * Asks for a code by mail or SMS and keeps the ticket that it belongs to; asks for a picture code where the server
 * wants one.
 */
export function useMailedCode(sender: CodeSender) {
  const [ticket, setTicket] = useState('');
  const [problem, setProblem] = useState('');
  const [wantsCaptcha, setWantsCaptcha] = useState(false);
  const [answer, setAnswer] = useState<CaptchaAnswer>({ captcha_id: '', captcha: '' });

  /** @throws what the call threw, after keeping its words in `problem`. */
  const send = async (address: string): Promise<void> => {
    setProblem('');
    try {
      const solved = wantsCaptcha ? answer : {};
      const sent =
        sender === 'userSendPhoneCode'
          ? await call(sender, { phone: address.trim(), ...solved })
          : await call(sender, { email: address.trim(), ...solved });
      setTicket(sent.ticket);
      setWantsCaptcha(false);
    } catch (error) {
      setProblem(messageOf(error));
      setWantsCaptcha(needsCaptcha(error));
      setAnswer({ captcha_id: '', captcha: '' });
      throw error;
    }
  };
  return { ticket, send, problem, wantsCaptcha, answer, setAnswer };
}
