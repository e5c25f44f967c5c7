// `npm run house`: prints the figures that the code is measured by. `npm run house -- walk <file>` prints the files of the
// product that one reads to understand that one.
import './steps/require-node.mjs';
import { runNode, supervise } from './steps/processes.mjs';
import { toolEnv } from './steps/settings.mjs';

await supervise(async () => {
  await runNode('e2e/structure/house/print.ts', process.argv.slice(2), { env: toolEnv(), show: true });
  return 0;
});
