export { type Bracket, type Placed, stackBrackets, stars } from './brackets.ts';
