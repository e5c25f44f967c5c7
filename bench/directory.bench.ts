// A company's directory brings everybody at once, and puts them into a team. How long until they are all there?
import { copyDatabase, dropDatabase, templateUrl, urlOf } from '#/bench/data/admin.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { loadQueues } from '#/server/load-jobs.ts';

const DATABASE = 'bench_directory';
const GOAL_MINUTES = 10;
const MEMBERS_A_CALL = 1000;
const DOMAIN = 'directory.test';

const people = numberOption('people', 10_000);
const clients = numberOption('clients', 8);

await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
const url = urlOf(DATABASE);
process.env.DATABASE_URL = url;
await loadQueues();
await startJobs({ work: false });
const now = new Date();
const { id: companyId } = await buildCompany(prisma());
const administrator = await buildAdministrator(prisma(), { companyId });
const team = await buildTeam(prisma(), { companyId });
await prisma().companyDomain.create({
  data: { companyId, domain: DOMAIN, proof: 'x', addedAt: now, verifiedAt: now },
});
const { headers } = await buildApiKey(prisma(), administrator, { scopes: ['directory:write'] });
// Its limit is 1,800 calls a minute; here the product itself is asked how fast it is.
const product = await startProduct(url, 'product', { settings: { RATE_LIMIT_FACTOR: '1000' } });

async function send(method: string, path: string, body: object): Promise<{ status: number; id: string }> {
  const response = await fetch(`${product.address}/scim/v2/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/scim+json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { id: string };
  return { status: response.status, id: answer.id };
}

const ids: string[] = [];
const durations: number[] = [];
let next = 0;
let refused = 0;
async function client(): Promise<void> {
  while (next < people) {
    const number = next++;
    const name = { givenName: 'Robin', familyName: 'Vale' };
    const userName = `person.${number}@${DOMAIN}`;
    const startedAt = performance.now();
    const { status, id } = await send('POST', 'Users', { userName, externalId: String(number), name, active: true });
    durations.push(performance.now() - startedAt);
    if (status === 201) ids.push(id);
    else refused++;
  }
}

const startedAt = performance.now();
await Promise.all(Array.from({ length: clients }, client));
const createMinutes = (performance.now() - startedAt) / 60_000;

const group = await send('POST', 'Groups', { displayName: 'Everybody' });
await prisma().directoryGroup.update({ where: { id: group.id }, data: { teamId: team.id } });
const groupStart = performance.now();
for (let from = 0; from < ids.length; from += MEMBERS_A_CALL) {
  const value = ids.slice(from, from + MEMBERS_A_CALL).map((id) => ({ value: id }));
  const { status } = await send('PATCH', `Groups/${group.id}`, { Operations: [{ op: 'add', path: 'members', value }] });
  if (status !== 200) refused++;
}
const groupMinutes = (performance.now() - groupStart) / 60_000;
const members = await prisma().teamMember.count({ where: { teamId: team.id } });

await product.stop();
await stopJobs();
await closeDatabase();
await dropDatabase(DATABASE);

durations.sort((a, b) => a - b);
const minutes = createMinutes + groupMinutes;
const missing = people - members;
const report = new Report('directory', 'A directory brings everybody');
report.add(
  table(
    ['figure', 'found', 'goal'],
    ['minutes to create', round(createMinutes), ''],
    ['created per second', round(people / createMinutes / 60), ''],
    ['ms of a creation at the median', round(durations[Math.floor(durations.length / 2)] ?? 0), ''],
    ['ms of a creation, p95', round(durations[Math.floor(durations.length * 0.95)] ?? 0), ''],
    ['minutes to put all into a team', round(groupMinutes), ''],
    ['minutes in all', round(minutes), verdict(minutes, { atMost: GOAL_MINUTES })],
    ['refused calls', refused, verdict(refused, { atMost: 0 })],
    ['people not in the team', missing, verdict(missing, { atMost: 0 })],
  ),
);
report.write(`${people.toLocaleString('en')} people, ${clients} clients, ${MEMBERS_A_CALL} members a call`);
