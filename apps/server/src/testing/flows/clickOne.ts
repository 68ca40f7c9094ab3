import { setTimeout as pause } from 'node:timers/promises';
import { demoProject, type DemoProject } from '@panome/analysis/flows-demo';
import {
  calls,
  tokenHeader,
  type Call,
  type Envelope,
  type FileItem,
  type FlowRun,
  type RunForm,
} from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { fetchCall, loginDemo } from '../runServer.ts';
import { formFor } from './demoProject.ts';

type Whole = ResponseOf<'flowRunDetail'>;

async function data<Data>(address: string, call: Call, input: object, token: string): Promise<Data> {
  const answer = await fetchCall<Data>(address, call, input, token);
  if (answer.code !== 1) throw new Error(`${call.path}: ${answer.showMsg}`);
  return answer.content.data;
}

/**
 * Puts tables of a simulated transcriptome into a folder of an account of a real server, the demo account when none is
 * given.
 */
export async function uploadTables(
  address: string,
  roles: readonly string[] = ['counts', 'expression'],
  given?: string,
  project: DemoProject = demoProject('transform'),
): Promise<{ readonly token: string; readonly dir: string }> {
  const token = given ?? (await loginDemo(address));
  const { id: dir } = await data<FileItem>(address, calls.fileStoreAddDir, { name: `转录组 ${Date.now()}` }, token);
  for (const { path, role, text } of project.files) {
    if (!roles.includes(role)) continue;
    const form = new FormData();
    form.set('current_dir', dir);
    form.set('file', new Blob([text]), path);
    const response = await fetch(`${address}${calls.fileStoreUpload.path}`, {
      method: 'POST',
      headers: { [tokenHeader]: token },
      body: form,
    });
    const { code, showMsg } = (await response.json()) as Envelope<FileItem>;
    if (code !== 1) throw new Error(showMsg);
  }
  return { token, dir };
}

/** The form of one click on a folder of own files, with the groups of the simulated project. */
export function formOfTables(
  dir: string,
  steps?: readonly string[],
  seed = 1,
  { samples }: Pick<DemoProject, 'samples'> = demoProject('transform'),
): RunForm {
  const groups = [...Map.groupBy(samples, ({ group }) => group)].map(([name, own]) => ({
    name,
    color: '#0094FF',
    samples: own.map((sample) => sample.name),
  }));
  return formFor(dir, {
    source: { project_id: dir, project_from: 2, source_from: 2, is_example: 0 },
    scheme: { groups, excluded: [], factors: [] },
    seed,
    ...(steps && { steps: [...steps] }),
  });
}

export const clickOne = (address: string, token: string, form: RunForm): Promise<FlowRun> =>
  data<FlowRun>(address, calls.storeModuleChart, form, token);

/** A run once it has ended, or after so many looks at it. */
export async function settledRun(address: string, token: string, id: string, looks = 2_400): Promise<Whole> {
  for (let look = 0; ; look += 1) {
    const run = await data<Whole>(address, calls.flowRunDetail, { id }, token);
    if (run.finished_at !== null || look >= looks) return run;
    await pause(50);
  }
}
