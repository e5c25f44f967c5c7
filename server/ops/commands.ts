import type { Command } from '#/server/ops/command.ts';
import { doctor } from '#/server/ops/doctor.ts';
import { factorReset } from '#/server/ops/factor-reset.ts';

/** Every command, in the order of `--help`. */
export const commands: readonly Command[] = [doctor, factorReset];
