import { calls, type DataFilter, type FilterInput, type FilterRule } from '@panome/contract';
import type { TestApp } from '../../../testing/buildTestApp.ts';
import { uploadFile } from '../../../testing/uploadFile.ts';

/** Eight metabolites with a direction, a VIP and a class; one VIP and one class are missing. */
const metabolites = [
  'feature,direction,vip,class',
  'm1,up,2.5,脂',
  'm2,up,0.5,糖',
  'm3,down,1.5,脂',
  'm4,none,0.2,',
  'm5,up,NA,脂',
  'm6,up,1.2,氨基酸',
  'm7,down,3,糖',
  'm8,=1+1,1,脂',
].join('\n');

export const up: FilterRule = { column: 'direction', op: 'is', value: 'up' };
export const important: FilterRule = { column: 'vip', op: 'gt', value: 1 };

/** Uploads a table. @returns it as the input of a filter. */
export async function buildInput(server: TestApp, token: string, content = metabolites, name = '代谢物.csv') {
  const { id } = await uploadFile(server, token, name, content);
  return { file: { file_id: id } } as FilterInput;
}

/** Saves a filter. */
export const buildFilter = (
  server: TestApp,
  token: string,
  given: {
    readonly input: FilterInput;
    readonly rule?: FilterRule;
    readonly name?: string;
    readonly project_id?: string;
  },
): Promise<DataFilter> =>
  server.data<DataFilter>(calls.storeDataFilter, {
    token,
    input: {
      name: given.name ?? '上调且重要',
      version_id: 'metabolic-1',
      source: { project_id: given.project_id ?? '' },
      input: given.input,
      rule: given.rule ?? { all: [up, important] },
    },
  });
