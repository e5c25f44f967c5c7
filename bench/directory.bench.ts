// A company's directory adds everyone together, and puts them into a team. How long until they are all there, and how
// much slower are others' dashboards in the meantime?
import { setTimeout as sleep } from 'node:timers/promises';
import { makeReleasedDatabase } from '#/bench/company/released-database.ts';
import { signIn } from '#/bench/data/sign-in.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import { measureInTurn, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { httpWork, runLoad, type Sample } from '#/bench/measure/run-load.ts';
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
import { loadQueues } from '#/server/feature-files.ts';

const GOAL_MINUTES = 10;
const KEPT_GOAL = 0.85;
/** People who read dashboards. */
const READERS = 4;
const MEMBERS_A_CALL = 1000;
const DOMAIN = 'directory.test';

const people = numberOption('people', 10_000);
const clients = numberOption('clients', 8);
const members = numberOption('members', 1000);
const rounds = numberOption('rounds', 5);
const calls = numberOption('calls', 1000);
/** Creations per second: the rate at which 10,000 people come in the goal's time. */
const rate = numberOption('rate', 17);
/** The rate that Microsoft Entra asks of a directory. */
const askedRate = numberOption('asked-rate', 25);

const others = await makeReleasedDatabase(members);
const { url } = others;
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
// Its key makes 1,500 calls a minute; here we measure how fast the product itself is.
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
  while (next < people) await bringOne();
}

async function bringOne(): Promise<void> {
  const number = next++;
  const name = { givenName: 'Robin', familyName: 'Vale' };
  const userName = `person.${number}@${DOMAIN}`;
  const sentAt = performance.now();
  const { status, id } = await send('POST', 'Users', { userName, externalId: String(number), name, active: true });
  durations.push(performance.now() - sentAt);
  if (status === 201) ids.push(id);
  else refused++;
}

/** Returns requests for company and team dashboards of another company, in turn. */
async function dashboardRequests(): Promise<Buffer[]> {
  const asAdministrator = await signIn(url, others.administratorId, 'api');
  const asLeader = await signIn(url, others.leaderId, 'api');
  const company = '/api/dashboard/company?period=1m&departmentId=0';
  return [
    requestBytes(product.port, `GET ${company}`, asAdministrator),
    requestBytes(product.port, `GET /api/dashboard/teams/${others.teamId}?period=1m`, asLeader),
  ];
}

function readDashboards(): Promise<Sample> {
  const requests = Array.from({ length: calls }, (_, number) => reading[number % reading.length] as Buffer);
  return runLoad(requests, READERS, httpWork(product.port));
}

/** Reads while the directory adds people at this rate, even before the last ones are there. */
async function readDuring(perSecond: number): Promise<Sample> {
  const startedAt = performance.now();
  const read = { isOver: false };
  const creations: Promise<void>[] = [];
  const bringing = (async () => {
    while (!read.isOver) {
      if (creations.length < ((performance.now() - startedAt) * perSecond) / 1000) creations.push(bringOne());
      else await sleep(1000 / perSecond / 2);
    }
  })();
  const result = await readDashboards();
  read.isOver = true;
  await bringing;
  await Promise.all(creations);
  return result;
}

const reading = await dashboardRequests();
await readDashboards();
const dashboards = await measureInTurn(rounds, {
  alone: readDashboards,
  during: () => readDuring(rate),
  asked: () => readDuring(askedRate),
});
const brought = ids.length;
durations.length = 0;

const startedAt = performance.now();
await Promise.all(Array.from({ length: clients }, client));
const createMinutes = ((performance.now() - startedAt) / 60_000) * (people / (people - brought));

const group = await send('POST', 'Groups', { displayName: 'Everybody' });
await prisma().directoryGroup.update({ where: { id: group.id }, data: { teamId: team.id } });
const groupStart = performance.now();
for (let from = 0; from < ids.length; from += MEMBERS_A_CALL) {
  const value = ids.slice(from, from + MEMBERS_A_CALL).map((id) => ({ value: id }));
  const { status } = await send('PATCH', `Groups/${group.id}`, { Operations: [{ op: 'add', path: 'members', value }] });
  if (status !== 200) refused++;
}
const groupMinutes = (performance.now() - groupStart) / 60_000;
const placed = await prisma().teamMember.count({ where: { teamId: team.id } });

await product.stop();
await stopJobs();
await closeDatabase();
await others.drop();

durations.sort((a, b) => a - b);
const minutes = createMinutes + groupMinutes;
const keptShare = ratio(dashboards.during, dashboards.alone, 'perSecond');
const refusedDashboards = summarise(dashboards.during).failures + summarise(dashboards.asked).failures;
const missing = people - placed;
const report = new Report('directory', 'A directory brings everybody');
report.add(
  table(
    ['figure', 'found', 'goal'],
    ['minutes to create', round(createMinutes), ''],
    ['created per second', round(people / createMinutes / 60), ''],
    ['ms of a creation at the median', round(durations[Math.floor(durations.length / 2)] ?? 0), ''],
    ['ms of a creation, p95', round(durations[Math.floor(durations.length * 0.95)] ?? 0), ''],
    ['minutes to put all into a team', round(groupMinutes), ''],
    [
      `dashboards during ${rate} creations a second, of alone (${ratioSpread(dashboards.during, dashboards.alone, 'perSecond').map(round).join(' to ')})`,
      round(keptShare),
      verdict(keptShare, { atLeast: KEPT_GOAL }),
    ],
    [
      `dashboards during ${askedRate} creations a second, of alone (${ratioSpread(dashboards.asked, dashboards.alone, 'perSecond').map(round).join(' to ')})`,
      round(ratio(dashboards.asked, dashboards.alone, 'perSecond')),
      '',
    ],
    ['dashboards a second, alone', round(summarise(dashboards.alone).perSecond), ''],
    ['refused dashboards', refusedDashboards, verdict(refusedDashboards, { atMost: 0 })],
    ['minutes in all', round(minutes), verdict(minutes, { atMost: GOAL_MINUTES })],
    ['refused calls', refused, verdict(refused, { atMost: 0 })],
    ['people not in the team', missing, verdict(missing, { atMost: 0 })],
  ),
);
report.write(
  `${people.toLocaleString('en')} people, ${clients} clients, ${MEMBERS_A_CALL} members a call; ${calls} dashboards of ${READERS} readers in another company of ${members}, ${rounds} rounds in alternating order`,
);
