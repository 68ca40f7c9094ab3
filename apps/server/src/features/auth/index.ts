import type { FastifyInstance } from 'fastify';
import { hour } from '@panome/contract/durations';
import { invitesOf } from '../points/index.ts';
import { registerLogin } from './login/routes.ts';
import { createLoginService } from './login/service.ts';
import { createProofs } from './proofs/proofs.ts';
import { createSendLimits } from './proofs/sendLimits.ts';
import { registerRecovery } from './recovery/routes.ts';
import { createRecoveryService } from './recovery/service.ts';
import { registerRegistration } from './registration/routes.ts';
import { createRegistrationService } from './registration/service.ts';
import { createAccounts } from './repository.ts';
import { createSecondCheck } from './second/check.ts';
import { registerSecondFactor } from './second/routes.ts';
import { createSecondFactorService } from './second/service.ts';
import { registerSecurity } from './security/routes.ts';
import { createSecurityService } from './security/service.ts';

/** Login, registration, forgotten passwords, and what people change about their account. */
export function authFeature(app: FastifyInstance): void {
  const { platform } = app;
  const accounts = createAccounts(platform.database);
  const proofs = createProofs(platform);
  const limits = createSendLimits(platform);
  const second = createSecondCheck(platform);
  const needs = { accounts, proofs, limits, second };
  const registration = createRegistrationService(platform, { ...needs, invites: invitesOf(platform) });
  registerLogin(app, createLoginService(platform, needs));
  registerRegistration(app, registration);
  registerRecovery(app, createRecoveryService(platform, needs));
  const security = createSecurityService(platform, needs);
  registerSecurity(app, security);
  registerSecondFactor(
    app,
    createSecondFactorService(platform, { accounts, check: second, reauthenticate: security.reauthenticate }),
  );

  const sweep = () => {
    Promise.all([proofs.sweep(), registration.sweep()]).catch((error: unknown) =>
      platform.log.error({ err: error }, 'account sweep failed'),
    );
  };
  app.addHook('onListen', sweep);
  const timer = setInterval(sweep, hour);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

export { originOf, type Origin } from '../../platform/access/origin.ts';
export { createAccountDesk } from './desk/accountDesk.ts';
export { createRoleDesk } from './desk/roleDesk.ts';
export { createAccounts, emailKey } from './repository.ts';
