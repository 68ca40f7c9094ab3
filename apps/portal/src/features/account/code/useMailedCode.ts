import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { messageOf } from '../../../shared/api/callError.ts';

export type CodeSender = 'sendVerifyCode' | 'sendRegisterCode' | 'userSendEmailCode' | 'userSendPhoneCode';

/** Asks for a code by mail or SMS and keeps the ticket that it belongs to. */
export function useMailedCode(sender: CodeSender) {
  const [ticket, setTicket] = useState('');
  const [problem, setProblem] = useState('');

  /** @throws what the call threw, after keeping its words in `problem`. */
  const send = async (address: string): Promise<void> => {
    setProblem('');
    try {
      const sent =
        sender === 'userSendPhoneCode'
          ? await call(sender, { phone: address.trim() })
          : await call(sender, { email: address.trim() });
      setTicket(sent.ticket);
    } catch (error) {
      setProblem(messageOf(error));
      throw error;
    }
  };
  return { ticket, send, problem };
}
