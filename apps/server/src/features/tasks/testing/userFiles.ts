import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type TaskForm } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import type { TestApp } from '../../../testing/buildTestApp.ts';
import { exampleForm, runTask } from '../../../testing/runTask.ts';
import { uploadFile } from '../../../testing/uploadFile.ts';

type Session = { readonly server: TestApp; readonly token: string };

const ingest = join(import.meta.dirname, '../../../../../../packages/analysis/src/ingest');

/** A file that the tests of the reader use too. */
export const fixture = (path: string): Buffer => readFileSync(join(ingest, path));

/** Uploads, previews and analyses files in a session that is opened later than this is called. */
export function userFiles(session: () => Session) {
  const upload = async (name: string, content: string | Uint8Array) =>
    (await uploadFile(session().server, session().token, name, content)).id;
  const preview = (id: string, input: Readonly<Record<string, string>> = {}) =>
    session().server.data<ResponseOf<'fileStorePreview'>>(calls.fileStorePreview, {
      token: session().token,
      input: { id, offset: '0', limit: '20', column_offset: '0', column_limit: '20', ...input },
    });
  /** Runs a tool on these files; other files of its example are left out. */
  async function run(tool: string, files: Partial<TaskForm['inputs']>, more: Partial<TaskForm> = {}) {
    const { server, token } = session();
    const example = await exampleForm(server, token, tool);
    return runTask(server, token, {
      ...example,
      options: {},
      ...more,
      inputs: { matrix: null, groups: null, more: {}, ...files },
    });
  }

  return { preview, run, upload };
}
