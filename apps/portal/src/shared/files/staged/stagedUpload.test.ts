import { expect, it } from 'vitest';
import { filesOfFolder } from './stagedUpload.ts';

const file = (name: string) => ({ name }) as File;
const pathsOf = (found: Parameters<typeof filesOfFolder>[0]) => {
  const { files, name } = filesOfFolder(found);
  return [name, ...files.map(({ path }) => path)];
};

it('a folder is no part of the paths in it, and what was dropped beside each other keeps its own', () => {
  expect(
    pathsOf([
      { file: file('contract.yaml'), path: ['PN-1'] },
      { file: file('project.yaml'), path: ['PN-1', 'projects', 'P1'] },
    ]),
  ).toEqual(['PN-1', 'contract.yaml', 'projects/P1/project.yaml']);
  expect(
    pathsOf([
      { file: file('contract.yaml'), path: [] },
      { file: file('project.yaml'), path: ['projects', 'P1'] },
    ]),
  ).toEqual(['', 'contract.yaml', 'projects/P1/project.yaml']);
});
