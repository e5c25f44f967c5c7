import { checkDomains } from '#/lib/domain/company-sign-in/domains/check-domains.ts';
import { sweepDomains } from '#/lib/domain/company-sign-in/queues.ts';
import { checkCertificates } from '#/lib/domain/company-sign-in/saml/check-certificates.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepDomains, async (ctx) => {
  await checkDomains(ctx);
  await checkCertificates(ctx);
});
