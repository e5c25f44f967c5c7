import { continueImport } from '#/lib/domain/people/imports/continue-import.ts';
import { sweepOldImports } from '#/lib/domain/people/imports/import.service.ts';
import { sweepImports, workOnImport } from '#/lib/domain/people/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(workOnImport, continueImport);

defineJob(sweepImports, sweepOldImports);
