import { expect, it } from 'vitest';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'&';

it('a mail shows names as text, wherever they stand', () => {
  const hostile = {
    preheader: script,
    heading: script,
    paragraphs: [script],
    button: { label: script, url: `https://a.example/${script}` },
    footnotes: [script],
    unsubscribe: { label: script, url: `https://a.example/${script}` },
  };
  const harmless = JSON.parse(
    JSON.stringify(hostile, (_key, value: unknown) => (typeof value === 'string' ? 'x' : value)),
  );
  const [{ html, text }, plain] = [layOutMail(hostile), layOutMail(harmless)];
  const tags = (source: string) => source.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""'));
  expect(tags(html)).toEqual(tags(plain.html));
  expect(html).not.toContain('<script');
  expect(text).toContain(script);
});

it('has no button where there is nothing to open', () => {
  const { html, text } = layOutMail({ preheader: 'p', heading: 'h', paragraphs: ['body'], footnotes: ['note'] });
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('If the button does not work');
  expect(text).toBe('h\n\nbody\n\n--\n\nnote');
});
