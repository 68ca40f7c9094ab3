export * from './staff/accounts.ts';
export * from './staff/afterSales.ts';
export * from './staff/delays.ts';
export * from './staff/identities.ts';
export * from './staff/inbox.ts';
export * from './staff/operation.ts';
export * from './staff/questions.ts';
export * from './staff/samples.ts';
