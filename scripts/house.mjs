// `npm run house`: prints the measures of the code. `npm run house -- walk <file>` prints the files of the product that
// one reads to understand that file.
import './steps/require-node.mjs';
import { runNode, supervise } from './steps/processes.mjs';
import { toolEnv } from './steps/settings.mjs';

await supervise(async () => {
  await runNode('e2e/structure/house/print.ts', process.argv.slice(2), { env: toolEnv(), show: true });
  return 0;
});
