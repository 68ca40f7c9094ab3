import type { TaskResultData } from '../resultTypes.ts';

/** What a PNG is saved as, without its ending: task, method and chart, as the server names the other formats. */
export const pictureName = ({ document, task }: TaskResultData, chart: string): string =>
  [task.name, document.method.title, chart].join('-');
