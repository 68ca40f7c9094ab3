export { simperBar } from './simperBar.ts';
