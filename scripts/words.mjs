// `npm run words`: writes into the pages which parts of the catalogue each page sends. `npm run words -- translated`
// records that the other languages match the current English sentences.
import './steps/require-node.mjs';
import { ensureDevDependencies } from './steps/dependencies.mjs';
import { runNode, runTool, supervise } from './steps/processes.mjs';
import { toolEnv } from './steps/settings.mjs';

await supervise(async () => {
  await ensureDevDependencies();
  const options = { env: toolEnv(), show: true };
  await runNode('e2e/structure/page-words/write.ts', [], options);
  if (process.argv[2] === 'translated') await runNode('e2e/structure/note-translated.ts', [], options);
  await runTool('biome', ['format', '--write', 'app'], options);
  return 0;
});
