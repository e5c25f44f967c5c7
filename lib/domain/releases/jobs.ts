import { closeCompleteTeam } from '#/lib/domain/releases/close-complete-team.ts';
import { enqueueDueReleases } from '#/lib/domain/releases/enqueue-due-releases.ts';
import { closeTeam, releaseDays, sweepReleases } from '#/lib/domain/releases/queues.ts';
import { continueRelease } from '#/lib/domain/releases/release-due-days.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepReleases, enqueueDueReleases);

defineJob(releaseDays, continueRelease);

defineJob(closeTeam, closeCompleteTeam);
