export { Rows } from './Rows.tsx';
export { TaskRows } from './TaskRows.tsx';
export { useFreshTasks } from './useFreshTasks.ts';
