import { checkDomains } from '#/lib/domain/company-sign-in/domains/check-domains.ts';
import { mailSignInChange } from '#/lib/domain/company-sign-in/enforcement/tell-of-changes.ts';
import { sendSignInChangeMail, sweepDomains } from '#/lib/domain/company-sign-in/queues.ts';
import { checkCertificates } from '#/lib/domain/company-sign-in/saml/check-certificates.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sendSignInChangeMail, mailSignInChange);

defineJob(sweepDomains, async (ctx) => {
  await checkDomains(ctx);
  await checkCertificates(ctx);
});
