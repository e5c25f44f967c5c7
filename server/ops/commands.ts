import { adminCreate } from '#/server/ops/admin-create.ts';
import type { Command } from '#/server/ops/command.ts';
import { companyBlock, companyDelete, companyExport, companyUnblock } from '#/server/ops/companies.ts';
import { companyCreate } from '#/server/ops/company-create.ts';
import { doctor } from '#/server/ops/doctor.ts';
import { jobsList, jobsRetry } from '#/server/ops/jobs.ts';
import { mailTest } from '#/server/ops/mail-test.ts';
import { confirmationSend, factorReset, personFind } from '#/server/ops/people.ts';
import { restoreCheck } from '#/server/ops/restore/restore-check.ts';
import { restoreReplay } from '#/server/ops/restore/restore-replay.ts';
import { secretRotate } from '#/server/ops/secret-rotate.ts';

/** Every command, in the order of `--help`. */
export const commands: readonly Command[] = [
  doctor,
  factorReset,
  secretRotate,
  adminCreate,
  companyCreate,
  companyBlock,
  companyUnblock,
  companyExport,
  companyDelete,
  mailTest,
  confirmationSend,
  personFind,
  jobsList,
  jobsRetry,
  restoreCheck,
  restoreReplay,
];
