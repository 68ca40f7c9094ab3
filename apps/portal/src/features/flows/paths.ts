export const unionPath = '/flows/union-flow';
