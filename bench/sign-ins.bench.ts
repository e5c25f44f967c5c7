// Sign-ins per second: the product's two HTTP calls, compared with argon2id alone, which should be the cost of a
// sign-in. Also compared with two bare Next routes with one statement each, the least that a sign-in over HTTP can
// cost.
import { verify } from '@node-rs/argon2';
import { dropDatabase, urlOf } from '#/bench/data/admin.ts';
import { makePeople } from '#/bench/data/people.ts';
import { openConnection, requestBytes } from '#/bench/measure/connection.ts';
import { measureInTurn, type Rounds, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { runLoad, type Sample, type Work } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startBare } from '#/bench/servers/start-bare.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { testPassword, testPasswordHash } from '#/prisma/seed/builders/test-password.ts';

const CLIENTS = [2, 16];
const DATABASE = 'bench_sign_ins';

const accounts = numberOption('accounts', 200);
const rounds = numberOption('rounds', 5);
const perMeasurement = numberOption('sign-ins', 300);
const WARM_UPS = 3;

const names = ['product', 'bare Next routes', 'argon2id, two at once', 'argon2id, all at once'] as const;
type Name = (typeof names)[number];

/** Returns the statements of the bare routes: someone's account and session, without limits, ticket and audit. */
const bareStatements = (userId: number) => ({
  login: { name: 'login', text: 'SELECT password_hash FROM users WHERE email = $1' },
  session: {
    name: 'session',
    text: `INSERT INTO sessions (id, user_id, kind, token_hash, device, created_at, authenticated_at, last_seen_at, idle_until, absolute_until)
      VALUES (gen_random_uuid(), ${userId}, 'api', $1, 'bare', now(), now(), now(), now(), now())`,
  },
});

const { people } = await makePeople(DATABASE, accounts);
const emails = Array.from({ length: perMeasurement }, (_, place) => people[place % accounts]?.email ?? '');
const hash = await testPasswordHash();
// Limits only count failures, but are raised anyway, so that no measurement consists of refusals.
const product = await startProduct(urlOf(DATABASE), 'product', { settings: { RATE_LIMIT_FACTOR: '1000000' } });
const bare = await startBare(urlOf(DATABASE), { signIns: bareStatements(people[0]?.id ?? 0) });
const browser = {
  origin: product.address,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const works: Record<Name, Work<string>> = {
  product: signInWork(product.port, 'POST /api/auth/login', 'POST /api/auth/loginData'),
  'bare Next routes': signInWork(bare.port, 'POST /api/sign-in/login', 'POST /api/sign-in/session'),
  // The product's own function, with its limit of two hashes at a time.
  'argon2id, two at once': hashWork(() => verifyPassword(testPassword, hash)),
  'argon2id, all at once': hashWork(() => verify(hash, testPassword)),
};
const measure = (name: Name, clients: number): Promise<Sample> => runLoad(emails, clients, works[name]);

for (const name of names) for (let time = 0; time < WARM_UPS; time++) await measure(name, 2);
const report = new Report('sign-ins', 'Sign-ins per second');
const contenders = CLIENTS.flatMap((clients) =>
  names.map((name) => [`${name}, ${clients}`, () => measure(name, clients)] as const),
);
const all = await measureInTurn<string>(rounds, Object.fromEntries(contenders), (name, number, { perSecond, p99 }) =>
  console.log(`round ${number}, ${name} clients: ${round(perSecond)}/s, p99 ${round(p99)} ms`),
);
for (const clients of CLIENTS) {
  const result = Object.fromEntries(names.map((name) => [name, all[`${name}, ${clients}`] ?? []])) as Rounds<Name>;
  report.add(`## ${clients} clients`, showResult(result), showGoals(result));
}
await Promise.all([product.stop(), bare.stop()]);
await dropDatabase(DATABASE);
report.write(
  `${accounts} accounts, RATE_LIMIT_FACTOR raised; ${perMeasurement} sign-ins per measurement, medians of ${rounds} rounds in alternating order; argon2id with 19 MiB, 2 passes, 1 lane`,
);

function signInWork(port: number, login: `POST /${string}`, open: `POST /${string}`): Work<string> {
  return async () => {
    const connection = await openConnection(port);
    const call = async (line: `POST /${string}`, body: unknown): Promise<string> => {
      const answer = await connection.send(requestBytes(port, line, { headers: browser, body }));
      const token = /"token":"([^"]+)"/.exec(answer.body)?.[1];
      if (answer.status !== 200 || !token) throw new Error(`${line}: ${answer.status} ${answer.body.slice(0, 300)}`);
      return token;
    };
    return {
      async run(email) {
        await call(open, { token: await call(login, { email, password: testPassword }) });
      },
      close: () => connection.close(),
    };
  };
}

function hashWork(compute: () => Promise<boolean>): Work<string> {
  return () =>
    Promise.resolve({
      async run() {
        if (!(await compute())) throw new Error('The right password was refused.');
      },
      close: () => undefined,
    });
}

function showResult(result: Rounds<Name>): string {
  return table(
    ['', 'sign-ins/s', 'of argon2id', 'of bare', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'],
    ...names.map((name) => {
      const { perSecond, p50, p95, p99, failures } = summarise(result[name]);
      const share = (other: Name) => round(ratio(result[name], result[other], 'perSecond'));
      const shares = [share('argon2id, two at once'), share('bare Next routes')];
      return [name, round(perSecond), ...shares, round(p50), round(p95), round(p99), failures];
    }),
  );
}

function showGoals(result: Rounds<Name>): string {
  const [own, other] = [result.product, result['argon2id, two at once']];
  const rate = ratio(own, other, 'perSecond');
  const { failures, firstFailure } = summarise(own);
  const goals = table(
    ['product against argon2id, two at once', 'median', 'rounds', 'goal'],
    [
      'rate',
      round(rate),
      ratioSpread(own, other, 'perSecond').map(round).join(' to '),
      verdict(rate, { atLeast: 0.7 }),
    ],
    ['failed sign-ins', failures, '', verdict(failures, { atMost: 0 })],
  );
  return firstFailure ? `${goals}\n\nThe first failure: ${firstFailure}` : goals;
}
