import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { applyAppearance } from '../packages/ui/src/appearance/index.ts';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { chosenAppearance } from './appearance.ts';
import './docs.css';
import { keepQuiet } from './pages/quiet.ts';
import { TokensUsed } from './pages/TokensUsed.tsx';
import { storybookTheme } from './storybookTheme.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Read from the address, since the first page is drawn before any switch was used. */
function addressGlobals(): Globals {
  const pairs = (new URLSearchParams(location.search).get('globals') ?? '')
    .split(';')
    .map((pair) => pair.split(':') as [string, string]);
  return Object.fromEntries(pairs.map(([name, value]) => [name, value?.replace(/^!hex\((.*)\)$/, '#$1')]));
}
let globals = addressGlobals();
addons.getChannel().on(GLOBALS_UPDATED, (event: { globals: Globals }) => {
  globals = event.globals;
});

/** A page of documentation in the look that the toolbar chose. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  // Before anything below is mounted.
  const [wake] = useState(() => keepQuiet());
  useEffect(() => wake, [wake]);
  const [shown, setShown] = useState(globals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: { globals: Globals }) => setShown(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  const choice = chosenAppearance(shown);
  const appearance = applyAppearance(document.documentElement, choice);
  useEffect(() => {
    document.documentElement.lang = 'zh-CN';
  }, []);
  return (
    <DocsContainer {...props} theme={storybookTheme(appearance, choice.primary)}>
      {children}
      <TokensUsed />
    </DocsContainer>
  );
}
