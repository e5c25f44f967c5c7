// Applies the migrations to the database of DATABASE_URL, once per release and before its processes start.
import { SetupFailure } from '../server/embedded/setup-failure.mjs';
import { ensureMigrated } from './steps/database.mjs';
import { supervise } from './steps/processes.mjs';
import './steps/settings.mjs';

await supervise(async () => {
  if (!process.env.DATABASE_URL) throw new SetupFailure('DATABASE_URL isn’t set.');
  await ensureMigrated(process.env.DATABASE_URL);
  return 0;
});
