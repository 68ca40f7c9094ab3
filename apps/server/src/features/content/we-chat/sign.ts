import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';

/** The data that a page passes to the script of WeChat. */
type WeChatSignature = {
  readonly app_id: string;
  readonly timestamp: number;
  readonly nonce: string;
  readonly signature: string;
};

/** Signs addresses of pages for WeChat (decision E-58); null in a deployment without a public account. */
export type WeChatSigner = {
  /** @throws {Error} When WeChat cannot be reached or refuses. */
  sign(url: string): Promise<WeChatSignature>;
};

type Options = {
  readonly appId: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Sends a request to the API of WeChat. */
  readonly ask?: (address: string) => Promise<unknown>;
};

const root = 'https://api.weixin.qq.com/cgi-bin';
/** Tickets of WeChat are valid for 7200 s and may be requested only a limited number of times a day. */
const ticketFor = 7_000_000;
const timeout = 4_000;

const token = z.object({ access_token: z.string() });
const ticket = z.object({ ticket: z.string() });

const askWeChat = async (address: string): Promise<unknown> =>
  (await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeout) })).json();

/** The signature of the JS-SDK of WeChat over these four values, in this order. */
export const signatureOf = (jsapiTicket: string, nonce: string, timestamp: number, url: string): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${jsapiTicket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');

/** Signs with a public account and keeps its ticket as long as it is valid. */
export function createWeChatSigner({ appId, ask = askWeChat, clock, secret }: Options): WeChatSigner {
  let kept: { readonly ticket: Promise<string>; readonly until: number } | undefined;

  const freshTicket = async (): Promise<string> => {
    const account = new URLSearchParams({ grant_type: 'client_credential', appid: appId, secret });
    const { access_token } = token.parse(await ask(`${root}/token?${account}`));
    return ticket.parse(await ask(`${root}/ticket/getticket?${new URLSearchParams({ access_token, type: 'jsapi' })}`))
      .ticket;
  };
  const currentTicket = (): Promise<string> => {
    if (kept && kept.until > clock.now()) return kept.ticket;
    const asked = freshTicket();
    kept = { ticket: asked, until: clock.now() + ticketFor };
    // A refusal is not remembered: the next page asks again.
    asked.catch(() => (kept = undefined));
    return asked;
  };

  return {
    sign: async (url) => {
      const nonce = randomBytes(12).toString('hex');
      const timestamp = Math.floor(clock.now() / 1000);
      return { app_id: appId, timestamp, nonce, signature: signatureOf(await currentTicket(), nonce, timestamp, url) };
    },
  };
}
