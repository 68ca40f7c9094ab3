/** The blocks of Storybook, with our tables of props: what pages of documentation import. */
export * from '@storybook/addon-docs/blocks';
export { PropTable as ArgTypes, PropTable as Controls } from './PropTable.tsx';
