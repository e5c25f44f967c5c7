import { continueImport } from '#/lib/domain/people/commands/continue-import.ts';
import { sweepOldImports } from '#/lib/domain/people/commands/sweep-old-imports.ts';
import { sweepImports, workOnImport } from '#/lib/domain/people/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(workOnImport, continueImport);

defineJob(sweepImports, sweepOldImports);
