import { download } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { downloadDelivered, downloadZip, projectsText, type DeliveredFile } from '../../../shared/projects/index.ts';
import { originalsText as text } from './originals.text.ts';

/** What can be done with the original data of a contract, each with its words afterwards. */
export function useOriginalActs(contractId: string) {
  const tell = useTell();
  const attempt = (act: Promise<void>, done: string) =>
    void act.then(
      () => tell.note(done),
      (error: unknown) => tell.failed(error, projectsText.downloadFailed),
    );
  return {
    download: (files: readonly DeliveredFile[]) => {
      const [only] = files;
      if (files.length === 1 && only) attempt(downloadDelivered(only), text.started);
      else
        attempt(
          downloadZip({ contract_id: contractId, kind: 'original', ids: files.map(({ id }) => id) }),
          text.packing,
        );
    },
    downloadAll: () => attempt(downloadZip({ contract_id: contractId, kind: 'original' }), text.packing),
    downloadChecksums: (algorithm: 'md5' | 'sha256') =>
      attempt(download('projectChecksums', { contract_id: contractId, algorithm }), projectsText.downloadStarted),
    copy: (words: string) =>
      void navigator.clipboard.writeText(words).then(
        () => tell.done(text.copied),
        () => tell.note(text.copyFailed),
      ),
  };
}
