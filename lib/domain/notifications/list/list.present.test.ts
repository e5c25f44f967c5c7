import { describe, expect, test } from 'vitest';
import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<a href="javascript:alert(1)">click</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '</strong><strong style="position:fixed">',
];

/** What a browser would make of a message: all tags, and the text. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe('presentMessage', () => {
  test.each(hostile)('escapes %s in a value and keeps the template', (value) => {
    const message = presentMessage`<strong>${value}</strong> joined.`;
    expect(tagsOf(message)).toEqual(['<strong>', '</strong>']);
  });

  test('keeps signs as they were written', () => {
    expect(presentMessage`<b>${'Smith & Søn <3'}</b> joined`).toBe('<b>Smith &amp; Søn &lt;3</b> joined');
  });
});
