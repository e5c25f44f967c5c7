// `npm start`: from an empty clone to the running product. Only Node's own modules until dependencies are installed.
import './steps/require-node.mjs';
import { ensureBuild } from './steps/build.mjs';
import { ensureSeeded } from './steps/database.mjs';
import { supervise } from './steps/processes.mjs';
import { announce, startProduct } from './steps/product.mjs';
import { setUp } from './steps/setup.mjs';

await supervise(async () => {
  const { settings, mail } = await setUp('npm start');
  // The seed waits for the database, the build for the processor, so they run together.
  await Promise.all([ensureSeeded(settings), ensureBuild()]);
  await startProduct(settings);
  await mail.ready;
  await announce(settings, mail.inboxUrl);
});
