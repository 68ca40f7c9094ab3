export { BatchTable } from './BatchTable.tsx';
