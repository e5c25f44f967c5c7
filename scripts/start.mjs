// `npm start`: from an empty clone to the running product. Node's own modules only until the dependencies are there.
import { ensureBuild } from './steps/build.mjs';
import { ensureSeeded } from './steps/database.mjs';
import { supervise } from './steps/processes.mjs';
import { announce, startProduct } from './steps/product.mjs';
import { setUp } from './steps/setup.mjs';

await supervise(async () => {
  const { settings, inboxUrl } = await setUp('npm start');
  await ensureSeeded(settings);
  await ensureBuild();
  await startProduct(settings);
  await announce(settings, inboxUrl);
});
