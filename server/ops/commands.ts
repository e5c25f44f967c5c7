import { adminCreate } from '#/server/ops/admin-create.ts';
import type { Command } from '#/server/ops/command.ts';
import { companyBlock, companyUnblock } from '#/server/ops/companies/company-block.ts';
import { companyDelete } from '#/server/ops/companies/company-delete.ts';
import { companyExport } from '#/server/ops/companies/company-export.ts';
import { companyCreate } from '#/server/ops/company-create.ts';
import { confirmationSend } from '#/server/ops/confirmation-send.ts';
import { doctor } from '#/server/ops/doctor.ts';
import { factorReset } from '#/server/ops/factor-reset.ts';
import { jobsList, jobsRetry } from '#/server/ops/jobs.ts';
import { mailTest } from '#/server/ops/mail-test.ts';
import { personFind } from '#/server/ops/person-find.ts';
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
