export { measureSpec } from './measureSpec.ts';
