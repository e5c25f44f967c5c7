import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#/e2e/structure/source-files.ts';

const statuses = ['met', 'partly', 'not yet', 'not applicable'];
/** The number of level 1 and 2 requirements in each chapter of ASVS 5.0.0, 253 in total. */
const sizes = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

interface Row {
  id: string;
  chapter: string;
  words: string;
  status: string;
  shownBy: string;
}

const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
const sections = text.split(/^## /m).slice(1);
const rowsOf = (section: string): Row[] =>
  [...section.matchAll(/^\| (V[^|]*?) +\| (.*?) +\| (.*?) +\| (.*?) +\|$/gm)].map(
    ([, id = '', words = '', status = '', shownBy = '']) => ({
      id,
      chapter: id.split('.')[0] ?? '',
      words,
      status,
      shownBy,
    }),
  );
const chapters = sections.filter((section) => /^V\d+ /.test(section));
const chapterRows = chapters.flatMap(rowsOf);
const beyond = sections.filter((section) => section.startsWith('Beyond')).flatMap(rowsOf);
const all = [...chapterRows, ...beyond];

const numbers = ({ id }: Row) => id.slice(1).split('.').map(Number);
const inOrder = (a: Row, b: Row) => {
  const [left, right] = [numbers(a), numbers(b)];
  return left.map((number, at) => number - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

describe('docs/asvs.md', () => {
  it('has every requirement of both levels once, in order and in its chapter', () => {
    expect(sizes.map((_, at) => chapterRows.filter(({ chapter }) => chapter === `V${at + 1}`).length)).toEqual(sizes);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of all) expect(id).toMatch(/^V\d{1,2}\.\d\.\d{1,2}$/);
    expect(chapterRows.map(({ id }) => id)).toEqual(chapterRows.toSorted(inOrder).map(({ id }) => id));
    for (const section of chapters)
      for (const { chapter } of rowsOf(section)) expect(section.split(' ')[0]).toBe(chapter);
  });

  it('says in words what each requirement asks, and its state', () => {
    for (const { id, words, status } of all) {
      expect([id, words.length > 5, statuses.includes(status)]).toEqual([id, true, true]);
    }
    expect(beyond.filter(({ status }) => status !== 'met')).toEqual([]);
  });

  it('names a file for each requirement that is met, and a reason for each other one', () => {
    const unproven = all.filter(({ status, shownBy }) => status === 'met' && !/`[^`]+\.\w+`/.test(shownBy));
    const unexplained = all.filter(({ shownBy }) => shownBy.trim() === '');
    expect([...unproven, ...unexplained].map(({ id }) => id)).toEqual([]);
  });

  it('names only files that exist', () => {
    const files = [...text.matchAll(/`([\w./()[\]-]+\/[\w.-]+\.\w+)`|\]\(([\w./-]+\.md)\)/g)].map(([, file, link]) =>
      file ? file : `docs/${link}`,
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('adds up correctly', () => {
    const summary = [...text.matchAll(/^\| (V\d+|all)\b[^|]*((?:\| +\d+ )+)\|$/gm)].map(([, name, figures = '']) => [
      name,
      ...figures.split('|').slice(1).map(Number),
    ]);
    const line = (name: string, rows: Row[]) => [
      name,
      ...statuses.map((status) => rows.filter((row) => row.status === status).length),
      rows.length,
    ];
    const expected = sizes.map((_, at) =>
      line(
        `V${at + 1}`,
        chapterRows.filter(({ chapter }) => chapter === `V${at + 1}`),
      ),
    );
    expect(summary).toEqual([...expected, line('all', chapterRows)]);
  });
});
