// Applies the migrations to the database of DATABASE_URL, once per release and before its processes start.
import { ensureMigrated } from './steps/database.mjs';
import { supervise } from './steps/processes.mjs';

await supervise(async () => {
  await ensureMigrated(process.env.DATABASE_URL);
  return 0;
});
