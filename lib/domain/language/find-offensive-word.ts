import * as z from 'zod';
import { listOffensiveWords } from '#/lib/domain/language/list-offensive-words.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Text {
  companyId: number;
  text: string;
  /** The language it's written in. The list is English; ordinary words of others look like its entries (“retard”). */
  locale: string;
}

/**
 * Returns an offensive word of an English text, masked except for its first letter, or null; always null for other
 * languages. Names of the company, its people, teams and departments don't count, except for a name that someone has
 * given themselves since they came. A fault of the word list lets the text through, and is logged without it.
 */
export async function findOffensiveWord(tx: Transaction, { companyId, text, locale }: Text): Promise<string | null> {
  const words = new Intl.Locale(locale).language === 'en' ? listWords(text) : [];
  if (words.length === 0) return null;
  const names = await listNames(tx, companyId, words);
  const word = words.find((one) => !names.some((name) => spaced(name).includes(spaced(one))));
  return word === undefined ? null : mask(word);
}

function listWords(text: string): string[] {
  try {
    return listOffensiveWords(text);
  } catch (fault) {
    log().error({ fault }, 'language');
    return [];
  }
}

const nameRow = z.object({ name: z.string() });

/** Returns the company's names that contain one of the words. They are only read if a text has such a word. */
async function listNames(tx: Transaction, companyId: number, words: readonly string[]): Promise<string[]> {
  const patterns = words.map((word) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
  const rows = asRows(
    nameRow,
    await tx.$queryRaw`
    SELECT name FROM (
      SELECT name FROM companies WHERE id = ${companyId}
      UNION ALL SELECT name FROM departments WHERE company_id = ${companyId}
      UNION ALL SELECT name FROM teams WHERE company_id = ${companyId}
      UNION ALL SELECT concat_ws(' ', first_name, last_name) FROM users
        WHERE company_id = ${companyId} AND renamed_at IS NULL
    ) AS names
    WHERE lower(name) LIKE ANY(${patterns}::text[])`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the words of a text between single spaces, so that only whole words match. */
function spaced(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}*]+/gu) ?? []).join(' ')} `;
}

function mask(word: string): string {
  return word.replace(/(?<=.)\S/gu, '*');
}
