import type { StoryObj } from '@storybook/react-vite';
import type { Table } from '../index.ts';
import type { Sample } from '../Table.fixtures.tsx';

export type Play = NonNullable<StoryObj<typeof Table<Sample>>['play']>;
