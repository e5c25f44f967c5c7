// `npm run verify`: what takes seconds and needs no database, for the moments between two edits.
import './steps/require-node.mjs';
import { lint, tallyLine, types, unitTests } from './steps/checks.mjs';
import { ensureDevDependencies } from './steps/dependencies.mjs';
import { ensurePrismaClient } from './steps/prisma-client.mjs';
import { supervise } from './steps/processes.mjs';

await supervise(
  async () => {
    await ensureDevDependencies();
    await ensurePrismaClient();
    await lint();
    await types();
    await unitTests();
    return 0;
  },
  { signalExitCode: 130, lastLine: tallyLine },
);
