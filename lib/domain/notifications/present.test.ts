import { describe, expect, test } from 'vitest';
import { presentMessage, sanitizeMessage } from '#/lib/domain/notifications/present.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<a href="javascript:alert(1)">click</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '</strong><strong style="position:fixed">',
];

/** What a browser would make of it: every tag there is, and the text. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe('presentMessage', () => {
  test.each(hostile)('escapes %s in a value and keeps the template', (value) => {
    const message = presentMessage`<strong>${value}</strong> joined.`;
    expect(tagsOf(message)).toEqual(['<strong>', '</strong>']);
    expect(tagsOf(sanitizeMessage(message))).toEqual(['<strong>', '</strong>']);
  });

  test('keeps signs as they were written', () => {
    expect(presentMessage`<b>${'Smith & Søn <3'}</b> joined`).toBe('<b>Smith &amp; Søn &lt;3</b> joined');
  });
});

describe('sanitizeMessage', () => {
  test.each(hostile)('leaves nothing of %s that runs', (html) => {
    const safe = sanitizeMessage(`<p>${html}</p>`);
    expect(safe).not.toMatch(/<(?!\/?(p|strong|em|b|i|br)\b)/);
    expect(tagsOf(safe).filter((tag) => /\s\w+=/.test(tag))).toEqual([]);
  });

  test('keeps emphasis and line breaks', () => {
    expect(sanitizeMessage('<p><strong>Ada</strong><br><em>joined</em></p>')).toBe(
      '<p><strong>Ada</strong><br /><em>joined</em></p>',
    );
  });
});
