// `npm run words`: writes the parts of the catalogue that each page sends into the pages. `npm run words -- translated`
// notes that the other languages say what the English sentences say now.
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
