import '@panome/ui/theme';
import { Providers } from '../src/shared/Providers.tsx';

export default {
  decorators: [
    (Story: () => React.JSX.Element) => (
      <Providers>
        <Story />
      </Providers>
    ),
  ],
};
