export * from './academy/items.ts';
export * from './academy/reading.ts';
export * from './academy/material.ts';
export * from './academy/learning.ts';
