import { sweepOldImports } from '#/lib/domain/people/commands/sweep-imports.ts';
import { continueImport } from '#/lib/domain/people/commands/work-on-import.ts';
import { sweepImports, workOnImport } from '#/lib/domain/people/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(workOnImport, continueImport);

defineJob(sweepImports, sweepOldImports);
