import { isOpen } from './upload.ts';
import { uploadManager } from './uploadManager.ts';
import { uploadsText as text } from './uploads.text.ts';

/**
 * Uploads a file to the root of the file store, beside one of the same name.
 * @returns the id of the stored file once the server has it; undefined when it failed or was given up, which the list of
 *   uploads tells.
 */
export function uploadOne(file: File): Promise<string | undefined> {
  const [id] = uploadManager.add([file], { dir: '', dirName: text.root }, 'keep');
  return new Promise((resolve) => {
    let end = () => {};
    const look = () => {
      const upload = uploadManager.get().find((one) => one.id === id);
      if (upload && isOpen(upload)) return;
      end();
      // Whoever waits says what comes next; a list of what is done would only lie over it.
      if (upload?.fileId) uploadManager.clear([upload.id]);
      resolve(upload?.fileId);
    };
    end = uploadManager.subscribe(look);
    look();
  });
}
