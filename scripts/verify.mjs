// `npm run verify`: the checks that need no database, in about a minute.
import './steps/require-node.mjs';
import { staticChecks, tallyLine, unitTests } from './steps/checks.mjs';
import { ensureDevDependencies } from './steps/dependencies.mjs';
import { ensureGenerated } from './steps/generated.mjs';
import { supervise } from './steps/processes.mjs';

await supervise(
  async () => {
    await ensureDevDependencies();
    await ensureGenerated();
    await staticChecks();
    await unitTests([]);
    return 0;
  },
  { signalExitCode: 130, lastLine: tallyLine },
);
