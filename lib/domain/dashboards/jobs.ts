import { continueRelease } from '#/lib/domain/dashboards/commands/release-due-days.ts';
import { enqueueDueReleases } from '#/lib/domain/dashboards/commands/sweep-releases.ts';
import { releaseDays, sweepReleases } from '#/lib/domain/dashboards/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepReleases, enqueueDueReleases);

defineJob(releaseDays, continueRelease);
