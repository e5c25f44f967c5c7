// The cost of a first visit: compressed JavaScript and Lighthouse's mobile scores of four pages.
import { copyDatabase, dropDatabase, urlOf, withPool } from '#/bench/data/admin.ts';
import { dataSetOf, describeDataSet, USUAL_MEMBERS } from '#/bench/data/data-set.ts';
import { openCheckIns } from '#/bench/data/open-check-ins.ts';
import { openPulse } from '#/bench/data/open-pulse.ts';
import { signIn } from '#/bench/data/sign-in.ts';
import { numberOption } from '#/bench/options.ts';
import { type Holdings, withFreshBrowser } from '#/bench/pages/browser.ts';
import { type Scores, scoresInTurn } from '#/bench/pages/scores.ts';
import { type Weight, weighScripts } from '#/bench/pages/weigh-scripts.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startBare } from '#/bench/servers/start-bare.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

const DATABASE = 'bench_pages';
const KB = 1024;
const LARGEST_SHOWN = 8;

interface Page {
  title: string;
  address: string;
  path: string;
  holdings: Holdings;
  /** Goals; values without a goal are for information. */
  maxKb?: number;
  minScores?: { performance: number; accessibility: number };
  /** Milliseconds of blocking, in total or more than the bare page. */
  maxBlocking?: { inAll: number } | { aboveBare: number };
}

const runs = numberOption('runs', 3);
const dataSet = await dataSetOf(USUAL_MEMBERS, numberOption('team-size', 10));
await copyDatabase(dataSet.database, DATABASE);
const url = urlOf(DATABASE);
const [checkIn] = await withPool(url, (pool) => openCheckIns(pool, dataSet, 1));
const { bearer, cookie } = await signIn(url, dataSet.leaderId, 'browser');
const product = await startProduct(url);
const bare = await startBare(url, {});

const nothing: Holdings = { cookies: {}, storage: {} };
const minScores = { performance: 95, accessibility: 100 };
const maxBlocking = { aboveBare: 100 };
const { address } = product;
const pages: Page[] = [
  { title: 'bare Next page', address: bare.address, path: '/', holdings: nothing },
  { title: '/signIn', address, path: '/signIn', holdings: nothing, maxKb: 150, minScores, maxBlocking },
  {
    title: '/questionnaire/{token}',
    address,
    path: `/questionnaire/${mailedToken('srv_', checkIn?.id ?? 0)}`,
    holdings: nothing,
    maxKb: 150,
    minScores,
    maxBlocking,
  },
  {
    title: '/pulse/{token}',
    address,
    path: `/pulse/${mailedToken('pls_', await openPulse(url, dataSet))}`,
    holdings: nothing,
    maxKb: 180,
    minScores,
  },
  {
    title: '/dashboard/team',
    address,
    path: '/dashboard/team',
    holdings: {
      cookies: Object.fromEntries([[cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)]]),
      storage: { token: bearer, role: 'Team Leader' },
    },
    maxKb: 205,
    minScores: { performance: 85, accessibility: 100 },
    maxBlocking: { inAll: 500 },
  },
];

const report = new Report('pages', 'What a first visit costs');
const weights = new Map<Page, Weight>();
for (const page of pages) {
  const weight = await withFreshBrowser(page.address, page.holdings, ({ context }) =>
    weighScripts(context, page.address + page.path),
  );
  if (weight.path !== page.path) throw new Error(`${page.path} led to ${weight.path}.`);
  weights.set(page, weight);
}
report.add('## JavaScript over the wire', showWeights(weights));
report.add('## The largest scripts', ...pages.map((page) => showScripts(page, weights.get(page)?.scripts ?? [])));
const scores = await scoresInTurn(pages, runs);
report.add('## Lighthouse, mobile', showScores(scores));
await Promise.all([product.stop(), bare.stop()]);
await dropDatabase(DATABASE);
report.write(`${describeDataSet(dataSet)}; Lighthouse: medians of ${runs} runs in fresh browsers`);

function showWeights(all: Map<Page, Weight>): string {
  return table(
    ['page', 'scripts', 'JavaScript KB', 'unpacked KB', 'HTML KB', 'other KB', 'scrolled to the end KB', 'goal'],
    ...[...all].map(([{ title, maxKb }, { scripts, scriptBytes, scrolledScriptBytes, documentBytes, otherBytes }]) => [
      title,
      scripts.length,
      round(scriptBytes / KB),
      round(scripts.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) / KB),
      round(documentBytes / KB),
      round(otherBytes / KB),
      round(scrolledScriptBytes / KB),
      maxKb === undefined ? 'reference' : verdict(scriptBytes / KB, { atMost: maxKb }),
    ]),
  );
}

function showScripts({ title }: Page, scripts: Weight['scripts']): string {
  const rows = scripts.slice(0, LARGEST_SHOWN).map(({ name, bytes, unpackedBytes, encoding, contents }) => {
    return [name, round(bytes / KB), round(unpackedBytes / KB), encoding, contents.join(', ')];
  });
  return table([title, 'KB', 'unpacked KB', 'encoding', 'what is in it'], ...rows);
}

function showScores(all: ReadonlyMap<Page, Scores>): string {
  const bare = [...all.values()][0]?.blocking ?? 0;
  return table(
    ['page', 'performance', 'accessibility', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'goals', 'accessibility findings'],
    ...[...all].map(([{ title, minScores: goals, maxBlocking: most }, one]) => [
      title,
      round(one.performance),
      round(one.accessibility),
      round(one.firstPaint),
      round(one.largestPaint),
      round(one.blocking),
      one.layoutShift.toFixed(3),
      [
        ...(goals ? [verdict(one.performance, { atLeast: goals.performance })] : []),
        ...(goals ? [verdict(one.accessibility, { atLeast: goals.accessibility })] : []),
        ...(most
          ? [
              `TBT ${verdict(one.blocking, { atMost: 'inAll' in most ? most.inAll : Math.round(bare + most.aboveBare) })}`,
            ]
          : []),
      ].join(', ') || 'for information',
      one.failedAccessibility.join(', ') || 'none',
    ]),
  );
}
