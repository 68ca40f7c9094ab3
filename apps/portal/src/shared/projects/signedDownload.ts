import { call } from '../api/index.ts';

/** Leaves the download to the browser, which shows its progress and can go on after a cut. */
function startDownload(url: string, name = ''): void {
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
}

/** Downloads one delivered file. @throws {CallError} */
export async function downloadDelivered({ id, kind, name }: { id: string; kind: string; name: string }): Promise<void> {
  const { url } = await call(kind === 'original' ? 'originalDataUrl' : 'projectFileUrl', { id });
  startDownload(url, name);
}

type Zip = {
  readonly contract_id: string;
  readonly kind: 'report' | 'table' | 'original' | 'all';
  readonly ids?: readonly string[];
};

/** Downloads several as one zip. @throws {CallError} */
export async function downloadZip({ ids, ...zip }: Zip): Promise<void> {
  const { name, url } = await call('projectZipUrl', { ...zip, ...(ids && { ids: ids.join(',') }) });
  startDownload(url, name);
}
