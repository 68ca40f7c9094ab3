import { PageHeader as Header } from '@panome/ui/page-header';
import type { ReactNode } from 'react';
import { useTitleFocus } from './useTitleFocus.ts';

type PageHeaderProps = {
  /** The object's name rather than the function's; also the window's title and the tab's. */
  readonly title: string;
  readonly description?: ReactNode;
  /** Where the page lies, above the title. */
  readonly above?: ReactNode;
  /** At most one primary button. */
  readonly actions?: ReactNode;
};

/**
 * The head of a page with its only `h1`. After a change of route it takes the focus, so that a screen reader names the
 * page.
 */
export function PageHeader(props: PageHeaderProps) {
  const heading = useTitleFocus(props.title);
  return <Header {...props} titleRef={heading} />;
}
