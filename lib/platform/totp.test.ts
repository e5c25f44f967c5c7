import { expect, it } from 'vitest';
import { newTotpSecret, readTotpStep, totpAddress, totpCode } from '#/lib/platform/totp.ts';

/** RFC 6238, appendix B: the ASCII secret 12345678901234567890, cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at second %i shows %s', (second, code, step) => {
  const now = new Date(second * 1000);
  expect(totpCode(SECRET, now)).toBe(code);
  expect(readTotpStep(SECRET, code, now)).toBe(step);
});

it('readTotpStep accepts the neighbouring steps, and returns the step of the code', () => {
  const at = (seconds: number) => readTotpStep(SECRET, '287082', new Date(seconds * 1000));
  expect([29, 30, 59, 60, 89].map(at)).toEqual([1, 1, 1, 1, 1]);
  expect(at(90)).toBeNull();
  expect(readTotpStep(SECRET, '287082', new Date(120_000))).toBeNull();
});

it.each(['', '28708', '2870822', '28708a', ' 287082', '２８７０８２'])('readTotpStep refuses "%s"', (code) => {
  expect(readTotpStep(SECRET, code, new Date(59_000))).toBeNull();
});

it('a new second factor has a secret of 160 bits and a URI that apps can read', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpAddress(secret, 'ada@example.com')).toMatch(/^otpauth:\/\/totp\/unboXt:ada%40example\.com\?/);
  expect(totpAddress(secret, 'ada@example.com')).toContain(`secret=${secret}`);
});
