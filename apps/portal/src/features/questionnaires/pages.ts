import type { PageTable } from '../../shared/routing/pageTable.ts';

export const questionnairePages: PageTable = {
  '/data-collection/questionnaire-list': () => import('./QuestionnaireListPage.tsx'),
  '/support/questionnaire-detail': () => import('./QuestionnairePage.tsx'),
};
