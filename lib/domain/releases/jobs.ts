import { closeCompleteTeam } from '#/lib/domain/releases/commands/close-complete-team.ts';
import { enqueueDueReleases } from '#/lib/domain/releases/commands/enqueue-due-releases.ts';
import { continueRelease } from '#/lib/domain/releases/commands/release-due-days.ts';
import { closeTeam, releaseDays, sweepReleases } from '#/lib/domain/releases/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepReleases, enqueueDueReleases);

defineJob(releaseDays, continueRelease);

defineJob(closeTeam, closeCompleteTeam);
