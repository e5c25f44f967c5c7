import { describe, expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

const opening = /\b(\w+)\s*\.(goto|reload)\(/;
/** An action that completes the page: anything awaited except expectations and navigation. */
const act = /\bawait (?!expect\b)/;
const begins = /^(export |async )*(test|function|const)\b/;

/** Returns the lines that search the whole document of a newly opened page for a text. */
function hastyLines(code: string): number[] {
  const lines = code.split('\n');
  let pageOpen: string | undefined;
  return lines.flatMap((line, at) => {
    if (begins.test(line)) pageOpen = undefined;
    const [, page] = opening.exec(line) ?? [];
    if (page) pageOpen = page;
    else if (act.test(line) && !line.includes('test.step(')) pageOpen = undefined;
    const isHasty = pageOpen !== undefined && new RegExp(`(^|[^.\\w])${pageOpen}\\s*\\.getByText\\(`).test(line);
    return isHasty ? [at + 1] : [];
  });
}

describe('a text of a page that was just opened', () => {
  it('is searched in its main part: while it streams in, a hidden copy is next to it', () => {
    const hasty = sourceFiles('e2e/journeys', 'e2e/support').flatMap(({ path, text }) =>
      hastyLines(text).map((line) => `${path}:${line}`),
    );
    expect(hasty).toEqual([]);
  });

  it('is also found in other places, up to the next action', () => {
    const code = [
      "await page.goto('/faq');",
      "await expect(page.getByText('One')).toBeVisible();",
      "await expect(mainOf(page).getByText('Two')).toBeVisible();",
      "await page.getByRole('button').click();",
      "await expect(page.getByText('Three')).toBeVisible();",
    ];
    expect(hastyLines(code.join('\n'))).toEqual([2]);
  });
});
