import { expect, it } from 'vitest';
import { keyedHash, seal, unseal } from '#/lib/platform/secret-box.ts';

it('unseal opens what seal has sealed, which looks different each time', () => {
  const [first, second] = [seal('user:1', 'JBSWY3DP'), seal('user:1', 'JBSWY3DP')];
  expect(unseal('user:1', first)).toBe('JBSWY3DP');
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false);
  expect(Buffer.from(first).toString('latin1')).not.toContain('JBSWY3DP');
});

it('a sealed secret doesn’t open in another place, nor with a changed byte', () => {
  const sealed = seal('user:1', 'JBSWY3DP');
  expect(unseal('user:2', sealed)).toBeNull();
  for (let i = 0; i < sealed.length; i++) {
    const changed = sealed.slice();
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(unseal('user:1', changed)).toBeNull();
  }
});

it('keyedHash depends on place and text', () => {
  const hex = (place: string, text: string) => Buffer.from(keyedHash(place, text)).toString('hex');
  expect(hex('user:1', 'abc')).toBe(hex('user:1', 'abc'));
  expect(new Set([hex('user:1', 'abc'), hex('user:2', 'abc'), hex('user:1', 'abd'), hex('user:1a', 'bc')]).size).toBe(
    4,
  );
});
