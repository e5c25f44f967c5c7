// Pulses: opening and closing a large company's round, answers next to a bare route, results of more and more answers.
import { explainQueries } from '#/bench/dashboard/explain-queries.ts';
import { numberOption } from '#/bench/options.ts';
import { listOpenRecipients, storingStatement } from '#/bench/pulses/answers.ts';
import { measureAnswers, measureAnswersBesideClosing, peopleNeeded } from '#/bench/pulses/measure-answers.ts';
import { measureResults, shapesOf, storeHistories } from '#/bench/pulses/measure-results.ts';
import { measureClosing, measureOpening } from '#/bench/pulses/measure-rounds.ts';
import { makePulseDatabase } from '#/bench/pulses/pulse-database.ts';
import { inWords } from '#/bench/pulses/show-samples.ts';
import { Report } from '#/bench/report/report.ts';
import { startBare } from '#/bench/servers/start-bare.ts';
import { startProduct } from '#/bench/servers/start-product.ts';

const TEAM_SIZE = 10;

const members = numberOption('members', 10_000);
const rounds = numberOption('rounds', 3);
const perMeasurement = numberOption('answers', 2000);
const calls = numberOption('calls', 200);

const report = new Report('pulses', 'Pulses');
const database = await makePulseDatabase(members, TEAM_SIZE);
const { people, pool } = database;

const peopleCount = peopleNeeded(rounds, perMeasurement);
const roundIds = await measureOpening(report, database, rounds + Math.ceil(peopleCount / members));
await measureClosing(report, database, roundIds.splice(0, rounds));
const open = await listOpenRecipients(pool, roundIds);
const product = await startProduct(people.url);
const { name, text } = await storingStatement();
const histories = await storeHistories(database, product);
const bare = await startBare(people.url, { answers: { name, text }, organisation: shapesOf(histories) });
const ports = { product: product.port, bare: bare.port };
const take = (count = perMeasurement) => {
  const recipients = open.splice(0, count);
  if (recipients.length < count) throw new Error('Too few people are left who can answer.');
  return recipients;
};

const answering = { database, statement: { name, text }, ports, rounds, take };
await measureAnswers(report, answering);
await measureResults(report, { histories, barePort: bare.port, rounds, calls });
await measureAnswersBesideClosing(report, answering);
await Promise.all([product.stop(), bare.stop()]);
const statements = Object.values(histories.at(-1)?.calls ?? {}).flatMap(({ queries }) => queries);
report.keep('## Plans', await explainQueries(pool, statements));
await database.close();
report.write(
  `${inWords(members)} people in ${inWords(people.teams)} teams, four agreements and an open question; ${perMeasurement} answers and ${calls} calls per measurement, medians of ${rounds} rounds in alternating order`,
);
