import { ProviderFault } from './provider.ts';

type Request = { readonly url: string; readonly key: string; readonly body: object };
type Limits = { readonly signal: AbortSignal; /** Milliseconds of silence. */ readonly timeout: number };

/** The most bytes of one answer: what is over has no end or is no text. */
const mostBytes = 4 * 1024 * 1024;

const within = async <Value>(work: Promise<Value>, timeout: number): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderFault('slow', `silent for ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Posts a request and gives the `data:` lines of the event stream that answers it, without the closing `[DONE]`.
 * @throws {ProviderFault}
 */
export async function* readEvents({ body, key, url }: Request, { signal, timeout }: Limits): AsyncIterable<string> {
  const ending = new AbortController();
  try {
    const response = await within(
      fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, ending.signal]),
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      }),
      timeout,
    );
    if (!response.ok || !response.body) throw new ProviderFault('down', `answered ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      throw new ProviderFault('nonsense', 'answered no event stream');
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    let bytes = 0;
    for (;;) {
      // Each piece follows the one before.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await within(reader.read(), timeout);
      if (done) return;
      bytes += value.length;
      if (bytes > mostBytes) throw new ProviderFault('nonsense', 'the answer is too large');
      const lines = (rest + value).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data:')) continue;
        const data = line.slice('data:'.length).trim();
        if (data === '[DONE]') return;
        if (data) yield data;
      }
    }
  } catch (error) {
    if (error instanceof ProviderFault || signal.aborted) throw error;
    throw new ProviderFault('down', error instanceof Error ? error.message : String(error));
  } finally {
    ending.abort();
  }
}
