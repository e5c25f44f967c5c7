import { expect, it, vi } from 'vitest';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'&';

it('an email shows names as text everywhere', () => {
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
  const [{ html, text }, plain] = [layOutMail({ ...hostile, locale: 'en' }), layOutMail({ ...harmless, locale: 'en' })];
  const tags = (source: string) => source.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""'));
  expect(tags(html)).toEqual(tags(plain.html));
  expect(html).not.toContain('<script');
  expect(text).toContain(script);
});

it('an email has no button if there is nothing to open', () => {
  const { html, text } = layOutMail({
    locale: 'en',
    preheader: 'p',
    heading: 'h',
    paragraphs: ['body'],
    footnotes: ['note'],
  });
  expect(html).not.toContain('If the button doesn’t work');
  expect(text).toMatch(/^h\n\nbody\n\n--\n\nnote\n\nPrivacy /);
});

it('an email links to the privacy notice, the terms and the imprint, the operator’s own if set', () => {
  const own = { PRIVACY_URL: 'https://operator.example/privacy?of=us&so=on' };
  vi.stubEnv('PRIVACY_URL', own.PRIVACY_URL);
  resetSingletons(['env']);
  const { html, text } = layOutMail({ locale: 'en', preheader: 'p', heading: 'h', paragraphs: [], footnotes: [] });
  vi.unstubAllEnvs();
  resetSingletons(['env']);
  const urls = [own.PRIVACY_URL, 'http://localhost:3000/terms', 'http://localhost:3000/imprint'];
  expect(text.split('\n').slice(-3)).toEqual(['Privacy', 'Terms', 'Imprint'].map((name, i) => `${name} ${urls[i]}`));
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url?.replaceAll('&#38;', '&'))).toEqual(urls);
});
