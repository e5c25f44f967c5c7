import { closeCompleteTeam } from '#/lib/domain/releases/close-complete-team.ts';
import { continueRelease, enqueueDueReleases } from '#/lib/domain/releases/due-release.service.ts';
import { closeTeam, publicationDays, sweepReleases } from '#/lib/domain/releases/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepReleases, enqueueDueReleases);

defineJob(publicationDays, continueRelease);

defineJob(closeTeam, closeCompleteTeam);
