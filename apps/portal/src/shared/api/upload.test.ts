import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { callUpload } from './upload.ts';

type Listener = (event: { loaded: number }) => void;
const opened: FakeRequest[] = [];

/** A transfer that only moves when a test says so. */
class FakeRequest {
  readonly upload = { addEventListener: (name: string, listener: Listener) => this.listeners.set(name, listener) };
  readonly listeners = new Map<string, Listener>();
  address = '';
  form: FormData | undefined;
  timeout = -1;
  constructor() {
    opened.push(this);
  }
  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.tell('abort');
  }
  tell(name: string, loaded = 0) {
    this.listeners.get(name)?.({ loaded });
  }
}

const file = new File(['id,A\n'], 'a.csv');
const whyOf = (answer: Promise<unknown>) => answer.then(undefined, (error: { what: string }) => error.what);

beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterAll(() => vi.unstubAllGlobals());

it('sends a form with progress, and says “上传超时” when its time is over', async () => {
  const seen: number[] = [];
  const failed = whyOf(
    callUpload('fileUploadTask', { transform_to: 'matrix' }, file, { onProgress: (at) => seen.push(at) }),
  );
  const [request] = opened;
  expect([request!.address, request!.timeout]).toEqual(['POST /api/front/file/upload_task', 1_800_000]);
  expect([request!.form!.get('transform_to'), request!.form!.get('file')]).toEqual(['matrix', expect.any(File)]);
  request!.tell('progress', 3);
  request!.tell('timeout');
  expect(await failed).toBe('上传超时：请检查网络后重试');
  expect(seen).toEqual([3]);
});

it('an upload without a time-out goes on while bytes move, and ends after 60 s in which none does', async () => {
  vi.useFakeTimers();
  const failed = whyOf(callUpload('afterSaleStore', { kind: 'question', title: '问', content: '问' }, file));
  const [request] = opened;
  expect(request!.timeout).toBe(0);
  for (let minute = 0; minute < 90; minute += 1) {
    vi.advanceTimersByTime(59_999);
    request!.tell('progress', minute);
  }
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(await failed).toBe('60 秒内没有任何进展，已停止上传，请检查网络后重试');
});
