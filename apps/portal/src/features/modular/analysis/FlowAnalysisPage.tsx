import { WorkspacePage } from '../../../shared/workspace/index.ts';
import { StandardRun } from './StandardRun.tsx';

/** 一键分析: the whole standard analysis of a family. */
export const Page = () => (
  <WorkspacePage page="flow-analysis">
    <StandardRun />
  </WorkspacePage>
);
