// Builds the generated files and the pages. For images; `npm start` does it automatically.
import { ensureBuild } from './steps/build.mjs';
import { ensureGenerated } from './steps/generated.mjs';
import { supervise } from './steps/processes.mjs';

await supervise(async () => {
  await ensureGenerated();
  await ensureBuild();
  return 0;
});
