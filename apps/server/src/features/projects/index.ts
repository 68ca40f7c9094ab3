import { hour } from '@panome/contract/durations';
import type { FastifyInstance } from 'fastify';
import { createBindingService } from './bindings.ts';
import { createContentService } from './content/contentService.ts';
import { createDeliveredFiles } from './deliveredFiles.ts';
import { tellExpiries } from './expiry/expiryNotices.ts';
import { createOriginalService } from './originals.ts';
import { createProjectService } from './projectService.ts';
import { createReportService } from './report/projectReport.ts';
import { registerBindings, registerDelivered, registerProjects } from './routes.ts';
import { createSaveToStore } from './saveToStore.ts';
import { createProjectScope } from './scope.ts';

/** Contracts, projects, their reports and delivered data. */
export function projectsFeature(app: FastifyInstance): void {
  const { platform } = app;
  const scope = createProjectScope(platform);
  const projects = createProjectService(platform, scope);
  const reports = createReportService(platform, scope, projects);
  const services = {
    projects,
    reports,
    files: createDeliveredFiles(platform, scope),
    content: createContentService(platform, scope, reports),
    originals: createOriginalService(platform, scope),
    bindings: createBindingService(platform, scope, projects),
    saveToStore: createSaveToStore(platform, scope, app.space),
  };
  registerProjects(app, services);
  registerDelivered(app, services);
  registerBindings(app, services);

  const tell = () => {
    tellExpiries(platform).catch((error: unknown) => platform.log.error({ err: error }, 'expiries were not told'));
  };
  app.addHook('onListen', tell);
  const timer = setInterval(tell, hour);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

export { createContractDesk } from './desk/contractDesk.ts';
export { createWithdrawalDesk } from './desk/withdrawalDesk.ts';
export { deliverySeal } from './desk/deliverySeal.ts';
export { createDelayDesk, presentDelay } from './desk/delayDesk.ts';
export { tellOwner } from './desk/tellOwner.ts';
export { createDeliveredSource } from './deliveredSource.ts';
export { isFigureName } from './content/contentType.ts';
export { createProjectService, type ProjectService } from './projectService.ts';
export { figuresIn, renderReport, type PictureSize, type TocEntry } from './report/renderReport.ts';
export type { SeenProject } from './rows.ts';
export { stepNames, type StepName, currentStep } from './steps.ts';
export { accessOf } from './present.ts';
export { createProjectScope, may, ownedOf, type ProjectScope } from './scope.ts';
