import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '#/e2e/support/measures/messages.ts';
import { personalColumns } from '#/e2e/support/measures/personal-columns.ts';
import { paperFacts } from '#/e2e/support/scenes/paper-facts.ts';
import { listKeptDays } from '#/lib/domain/legal/write-default-text.ts';
import { asvsCounts, type PaperKind, paperKinds } from '#/lib/domain/papers/constants.ts';
import { storedThings } from '#/lib/domain/papers/content/stored.present.ts';
import type { CompanyFacts } from '#/lib/domain/papers/facts.service.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import { retentionKinds } from '#/lib/domain/retention/constants.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

const facts = paperFacts('en');
const wordsIn = (kind: PaperKind, own = facts) => JSON.stringify(makePaper(kind, own).sections);
const council = wordsIn('works-council');
/** As in JSON. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);
const filled = (text: string) =>
  quoted(text.replaceAll('{company}', 'Acme').replaceAll('{span}', 'today').replaceAll('{team}', 'the team'));

describe('the works council’s paper has every question that can be asked:', () => {
  const { motivators, norms, feelings, factors, ownFactors, places, monthQuestions } = catalogues.en.catalogue;
  // People choose “My leader” for themselves.
  const { teammates: _teammates, leader: _leader, ...otherFactors } = factors;
  const bank = catalogues.en['pulse-bank'];
  const texts = [
    ...messagesIn({ motivators, norms, feelings, ownFactors, otherFactors, places, monthQuestions }),
    ...messagesIn(bank).filter(([path]) => !path.endsWith('.description')),
    ...messagesIn(catalogues.en['assessment-items']),
  ];

  it('those of the catalogue', () => {
    expect(texts.length).toBeGreaterThan(250);
    // Surveys without own questions have nothing that the bank doesn't have.
    const onlyBank = Object.entries(bank.surveys).flatMap(([key, survey]) => ('questions' in survey ? [] : [key]));
    const missing = texts.filter(([path, text]) => {
      const [, survey = ''] = /^surveys\.(\w+)\.name$/.exec(path) ?? [];
      return !onlyBank.includes(survey) && !council.includes(filled(text));
    });
    expect(missing).toEqual([]);
  });

  it('those of the check-in itself', () => {
    const { emotion, productivity, workEnvironment, ratings } = catalogues.en['check-ins'].questions;
    const place = workEnvironment.replace(/^.*one \{(.*?\{span\}.*?)\} other.*$/, '$1');
    for (const text of [emotion, productivity, place, ratings]) expect(council).toContain(filled(text));
  });
});

describe('the list of what is stored', () => {
  const namedTables = Object.values(storedThings).flatMap(({ tables }): readonly string[] => tables);
  const tableOf = (column: string) => column.split('.')[0] ?? '';

  it('names every table with a person once', () => {
    const tables = [...new Set(Object.keys(personalColumns).map(tableOf))];
    expect(tables.filter((table) => !namedTables.includes(table))).toEqual([]);
    expect(new Set(namedTables).size).toBe(namedTables.length);
  });

  it('names only tables that exist', () => {
    const schema = readSchema();
    const tableNames = [...schema.matchAll(/@@map\("(\w+)"\)/g)].map(([, table]) => table);
    expect(namedTables.filter((table) => !tableNames.includes(table))).toEqual([]);
  });

  it('calls no table emptied by erasing if a person stays in it', () => {
    const emptyTables = Object.values(storedThings).flatMap(({ erasure, tables }): readonly string[] =>
      erasure === 'gone' || erasure === 'nameless' ? tables : [],
    );
    const left = Object.entries(personalColumns).filter(
      ([column, erasure]) => erasure !== 'erased' && emptyTables.includes(tableOf(column)),
    );
    expect(left).toEqual([]);
  });
});

describe('the list of how long data is kept', () => {
  it('has a line for everything that is deleted, and for everything that a company can choose', () => {
    const section = makePaper('works-council', facts).sections.find(({ id }) => id === 'kept');
    const [table, fixed] = (section?.parts ?? []).filter(({ kind }) => kind === 'table' || kind === 'list');
    expect(table?.kind === 'table' && table.rows.map(([name]) => name)).toEqual(
      retentionKinds.map((kind) => catalogues.en.privacy.kept[kind].name),
    );
    expect(fixed?.kind === 'list' && fixed.items).toHaveLength(Object.keys(listKeptDays()).length);
  });
});

/** What no paper says about a company, and why. */
const unsaid: Readonly<Record<string, string>> = {
  id: 'a number',
  locale: 'of screens',
  industryId: 'describes the company',
  sizeId: 'describes the company',
  administratorLinkVersion: 'part of a link',
  administratorLinkExpiresAt: 'part of a link',
  departmentLinkVersion: 'part of a link',
  teamLeaderLinkVersion: 'part of a link',
  blockedAt: 'set by the operator',
  createdAt: 'a date',
  deletesAt: 'said above every page',
  deletionWarnedAt: 'of a mail',
};

const otherSettings = {
  name: 'Other',
  timeZone: 'Asia/Tokyo',
  channel: 'mail',
  minimumGroupSize: 7,
  isMoreCareful: true,
  monthQuestionDay: 9,
  normIds: [4],
  reportingLink: 'https://other.example',
} as const satisfies Partial<CompanyFacts>;

describe('a company’s settings', () => {
  const [, model = ''] = /model Company \{([\s\S]*?)\n\}/.exec(readSchema()) ?? [];
  const fields = [...model.matchAll(/^ {2}(\w+) +(Int|String|Boolean|DateTime)\b/gm)].map(([, name = '']) => name);

  it('are all in the paper, or left out for a reason', () => {
    expect(fields.sort()).toEqual([...Object.keys(unsaid), ...Object.keys(otherSettings)].sort());
  });

  it.each(Object.entries(otherSettings))('%s changes the paper and its version', (name, value) => {
    const company = { ...facts.company, [name]: value } as CompanyFacts;
    const changed = makePaper('works-council', { ...facts, company });
    expect(changed.version).not.toBe(makePaper('works-council', facts).version);
  });

  it('are in no open paper', () => {
    for (const kind of ['works-council-sample', 'measures', 'processor'] as const)
      expect(wordsIn(kind, { ...facts, company: null })).not.toContain('Acme');
  });
});

it('facts about the operator that no setting has are listed as missing', () => {
  const missing = catalogues.en.papers.sheet.missing;
  expect(wordsIn('processor').split(missing)).toHaveLength(5);
  const operator = { name: 'Host Inc', address: '1 High Street', region: 'Frankfurt', subprocessors: ['A', 'B'] };
  const whole = wordsIn('processor', { ...facts, operator });
  expect(whole).not.toContain(missing);
  for (const words of ['Host Inc', '1 High Street', 'Frankfurt', 'A and B']) expect(whole).toContain(words);
});

it('the counts of OWASP ASVS match docs/asvs.md', () => {
  const [, ...counts] = /^\| all +\| +(\d+) \| +(\d+) \| +(\d+) \| +(\d+) \| +(\d+) \|$/m.exec(
    readFileSync('docs/asvs.md', 'utf8'),
  ) ?? [''];
  expect(counts.map(Number)).toEqual(Object.values(asvsCounts));
});

describe.each(offeredLocales)('the papers in %s', (locale) => {
  it.each(paperKinds)('have all their sentences: %s', (kind) => {
    const { title, about, sections } = makePaper(kind, paperFacts(locale));
    const all = JSON.stringify([title, about, sections]);
    expect(all).not.toMatch(/papers\.|undefined|\{\w+[,}]/);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});

function readSchema(): string {
  const files = readdirSync('prisma/schema').filter((name) => name.endsWith('.prisma'));
  return files.map((name) => readFileSync(`prisma/schema/${name}`, 'utf8')).join('\n');
}
