export { useOnPage } from './useOnPage.ts';
