// Do answers or their times reveal whether an email address has an account? Measured, never a timed test.
import { dropDatabase, urlOf } from '#/bench/data/admin.ts';
import { makePeople } from '#/bench/data/people.ts';
import { type Call, captchaPasses, deviceCookie, questions } from '#/bench/enumeration/questions.ts';
import { compare } from '#/bench/measure/compare.ts';
import { openConnection, requestBytes } from '#/bench/measure/connection.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table } from '#/bench/report/table.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const DATABASE = 'bench_enumeration';
const WARM_UP = 20;
/** One in a thousand comparisons of something with itself looks as different as this. */
const TOLD_APART_BELOW = 0.001;

const pairs = numberOption('pairs', 200);
const perQuestion = pairs + WARM_UP;

const { people } = await makePeople(DATABASE, perQuestion);
const url = urlOf(DATABASE);
const passes = await captchaPasses(url, 2 * perQuestion);
const product = await startProduct(url, 'product', { settings: { RATE_LIMIT_FACTOR: '1000000' } });
const connection = await openConnection(product.port);
const random = createRandom(1);
const origin = { origin: product.address, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

type Kind = 'known' | 'unknown';
interface Answers {
  times: number[];
  /** Status and body, without the email address and the id of the request. */
  texts: Set<string>;
}

const rows: string[][] = [];
for (const { name, call } of questions(passes)) {
  // As long as a known email address, and never asked about before.
  const unknown = (number: number) => (people[number]?.email ?? '').replace('person.', 'nobody.');
  let calls = 0;
  await measure(name, {
    known: (number) => call(people[number]?.email ?? '', calls++),
    unknown: (number) => call(unknown(number), calls++),
  });
}
const cookie = await deviceCookie(people.slice(0, 3));
const control = (number: number): Call => ({
  line: 'POST /api/auth/getSessions',
  body: { accounts: [{ email: people[number]?.email ?? '' }] },
});
await measure('control: getSessions in a browser that knows people', {
  known: (number) => ({ ...control(number), cookie }),
  unknown: control,
});

connection.close();
await product.stop();
await dropDatabase(DATABASE);
const report = new Report('enumeration', 'Accounts that exist and accounts that do not');
report.add(
  table(
    [
      '',
      'known ms',
      'unknown ms',
      'known slower by, µs',
      '95 % between',
      'slower in',
      'by chance',
      'answer',
      'verdict',
    ],
    ...rows,
  ),
  'Medians of the times. `slower in` is the share of all pairs in which the known address took longer: 50 % says nothing about which is which. `by chance` is the probability (Mann–Whitney) of so clear a difference between two sets of the same. The control asks the database in one kind and not in the other: unless it is told apart, the machine is too busy for the rest to mean anything.',
);
report.write(
  `${pairs} pairs per question, one after the other in random order over one connection, RATE_LIMIT_FACTOR raised`,
);

async function measure(name: string, kinds: Record<Kind, (number: number) => Call>): Promise<void> {
  const answers: Record<Kind, Answers> = { known: empty(), unknown: empty() };
  for (let number = 0; number < perQuestion; number++) {
    const order: Kind[] = random.chance(0.5) ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const { ms, text } = await timed(kinds[kind](number));
      if (number < WARM_UP) continue;
      answers[kind].times.push(ms);
      answers[kind].texts.add(text);
    }
  }
  const { medians, difference, interval, above, chance } = compare(answers.unknown.times, answers.known.times);
  const texts = new Set([...answers.known.texts, ...answers.unknown.texts]);
  const isAlike = texts.size === 1;
  const microseconds = (ms: number) => String(Math.round(ms * 1000));
  rows.push([
    name,
    round(medians[1]),
    round(medians[0]),
    microseconds(difference),
    interval.map(microseconds).join(' to '),
    `${Math.round(above * 100)} %`,
    chance < 0.0001 ? '< 0.0001' : chance.toFixed(4),
    isAlike ? 'same' : 'DIFFERENT',
    isAlike && chance >= TOLD_APART_BELOW ? 'alike' : 'TOLD APART',
  ]);
  console.log(rows.at(-1)?.join(' · '));
  if (!isAlike) console.log([...texts].join('\n'));
}

function empty(): Answers {
  return { times: [], texts: new Set() };
}

async function timed({ line, body, cookie: ownCookie }: Call): Promise<{ ms: number; text: string }> {
  const request = requestBytes(product.port, line, {
    headers: { ...origin, ...(ownCookie ? { cookie: ownCookie } : {}) },
    body,
  });
  const startedAt = performance.now();
  const answer = await connection.send(request);
  const ms = performance.now() - startedAt;
  // Without the frame, whose length includes the email address.
  const json = /\{.*\}/s.exec(answer.body)?.[0] ?? answer.body;
  const text = json.replace(/[\w.]+@example\.com/, 'ADDRESS').replace(/"requestId":"[^"]+"/, '');
  return { ms, text: `${answer.status} ${text}` };
}
