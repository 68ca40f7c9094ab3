export {
  type Change,
  changeKinds,
  type ChangeLimits,
  changeOf,
  changesOf,
  changeWords,
  countChanges,
  countTested,
  isChanged,
  sideOf,
} from './changes.ts';
export { directionColumn, ruleWords } from './directionColumn.ts';
