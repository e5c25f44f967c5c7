// Builds the database client and the pages. For images; `npm start` does it by itself.
import { ensureBuild } from './steps/build.mjs';
import { ensurePrismaClient } from './steps/prisma-client.mjs';
import { supervise } from './steps/processes.mjs';

await supervise(async () => {
  await ensurePrismaClient();
  await ensureBuild();
  return 0;
});
