import { IconButton } from '@panome/ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { CircleQuestionMark, Headset, LifeBuoy, MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Allowed } from '../access/index.ts';
import { enquiryPaths } from '../enquiry/paths.ts';
import { useSession } from '../session/useSession.ts';
import { helpText as text } from './help.text.ts';
import { supportPath } from './paths.ts';

const FeedbackDialog = lazy(async () => ({ default: (await import('./FeedbackDialog.tsx')).FeedbackDialog }));
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const mark = <CircleQuestionMark aria-hidden size={20} strokeWidth={1.5} />;

/**
 * Help at the same place on every page (UX-17): customer service, after-sales requests, feedback. Visitors are led to
 * customer service.
 */
export function HelpButton() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [feedback, setFeedback] = useState(false);
  const support = supportPath(pathname === '/help/support' ? '' : `${pathname}${search}`);
  if (!session) return <IconButton icon={mark} label={text.support} onClick={() => void navigate(support)} />;
  return (
    <>
      <Menu>
        <MenuTrigger>
          <IconButton icon={mark} label={text.help} />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem icon={<Headset {...icon} />} onSelect={() => void navigate(support)}>
            {text.support}
          </MenuItem>
          <MenuItem icon={<LifeBuoy {...icon} />} onSelect={() => void navigate(enquiryPaths.list)}>
            {text.requests}
          </MenuItem>
          <Allowed
            call={[
              'feedbackStore',
              'feedbackStoreExceptionTask',
              'feedbackStoreReportExplain',
              'feedbackStoreKnowledgeClassroom',
            ]}
          >
            <MenuItem icon={<MessageSquareText {...icon} />} onSelect={() => setFeedback(true)}>
              {text.feedback}
            </MenuItem>
          </Allowed>
        </MenuContent>
      </Menu>
      {feedback && (
        <Suspense>
          <FeedbackDialog onClose={() => setFeedback(false)} />
        </Suspense>
      )}
    </>
  );
}
