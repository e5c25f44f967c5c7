import { isHeld } from '#/lib/domain/companies/waiting-jobs/is-held.ts';
import { holdJobs } from '#/lib/platform/jobs.ts';

holdJobs(isHeld);
