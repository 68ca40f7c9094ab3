export { readFurther } from './readFurther.ts';
export { createReadingStore, noReadings, type ReadingStore } from './readingStore.ts';
