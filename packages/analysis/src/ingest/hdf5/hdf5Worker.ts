import { parentPort, workerData } from 'node:worker_threads';
import { InputError } from '../../model/index.ts';
import { failure } from '../formats.ts';
import { answerOf } from '../parts/answer.ts';
import type { FileParts, PartsAsk } from '../parts/content.ts';
import { contentOf } from '../stored/contents.ts';
import type { Group } from '../stored/nodes.ts';
import { contentsOf } from '../stored/others.ts';
import type { Hdf5Answer } from './hdf5Job.ts';
import { explained } from './problems.ts';
import { openStore } from './store.ts';

const { ask, bytes } = workerData as { readonly bytes: Uint8Array; readonly ask: PartsAsk };

/** @throws {InputError} By the name of what it is. */
function partsOf(root: Group): FileParts {
  const known = contentOf(root);
  if (known) return known;
  throw failure({
    code: 'format-hdf5',
    what: `文件是 HDF5，但不是 BIOM 2、10x、h5ad、h5mu 或 loom；其中有：${contentsOf(root)}`,
    remedy: '请导出为 h5ad、MTX 文件夹（打包成 zip）、CSV 或 TSV 后再上传',
  });
}

async function answer(): Promise<Hdf5Answer> {
  try {
    return { ok: true, value: answerOf(partsOf(await openStore(bytes)), ask) };
  } catch (error) {
    const told =
      error instanceof InputError ? error : explained(error instanceof Error ? error.message : String(error));
    return { ok: false, problems: told instanceof InputError ? told.problems : [] };
  }
}

const made = await answer();
const lists = made.ok
  ? 'bytes' in made.value
    ? [made.value.bytes]
    : [made.value.starts, made.value.rows, made.value.values]
  : [];
parentPort!.postMessage(made, [...new Set(lists.map(({ buffer }) => buffer as ArrayBuffer))]);
