import { readFile } from 'node:fs/promises';
import { type Block, readBlocks } from '#/lib/domain/legal/read-blocks.ts';
import { writeDefaultText } from '#/lib/domain/legal/write-default-text.ts';
import { env } from '#/lib/platform/env.ts';
import { type LegalPage, legalFile } from '#/lib/platform/legal/legal-settings.ts';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import type { Locale } from '#/lib/words/locales.ts';

interface LegalText {
  /** The first heading of the operator's file; null where the product names the page. */
  title: string | null;
  blocks: Block[];
  /** Whether the operator wrote it. */
  isOwn: boolean;
}

/** Returns the text of a page: the operator's file, or what the product says of itself. */
export async function readLegalPage(page: LegalPage, locale: Locale): Promise<LegalText> {
  const own = await readOwnText(page);
  const blocks = readBlocks(own ?? writeDefaultText(page, describeInstallation(locale)));
  const isOwn = own !== null;
  const [first, ...rest] = blocks;
  if (first?.kind === 'heading' && first.level === 1) return { title: first.text, blocks: rest, isOwn };
  return { title: null, blocks, isOwn };
}

/** Read with every visit, so that a new text needs no new start. */
async function readOwnText(page: LegalPage): Promise<string | null> {
  const folder = env().LEGAL_DIR;
  if (!folder) return null;
  return readFile(legalFile(folder, page), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function describeInstallation(locale: Locale) {
  const { APP_URL, FEEDBACK_MAIL_TO, MAIL_FROM } = env();
  return {
    locale,
    host: new URL(APP_URL).host,
    email: FEEDBACK_MAIL_TO ?? MAIL_FROM,
    hasStripe: hasStripe(),
    providers: offeredProviders().map(({ name }) => name),
  };
}
