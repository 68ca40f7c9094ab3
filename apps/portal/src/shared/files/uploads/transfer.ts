import type { Transfer, TransferOptions } from './tusTransfer.ts';
import { uploadsText as text } from './uploads.text.ts';

export type { Transfer };

/** What sends files is loaded when the first upload begins. */
const load = () => import('./tusTransfer.ts');

/** Sends a file by tus, from where the server has it, through interruptions of any kind. */
export function startTransfer(options: TransferOptions): Transfer {
  let transfer: Transfer | undefined;
  let stopped = false;
  const begin = async () => {
    const { startTransfer: start } = await load();
    if (!stopped) transfer = start(options);
  };
  begin().catch(() => options.onFailure(text.interrupted, false));
  return {
    stop: () => {
      stopped = true;
      transfer?.stop();
    },
  };
}

/** Tells the server to drop what it has of an upload. One that cannot be told now expires by itself within a day. */
export const dropTransfer = async (url: string): Promise<void> => (await load()).dropTransfer(url);
